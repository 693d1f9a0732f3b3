import type { SectionKey } from '../../../content-types/section-key'
import type { SeoSeed } from './home-page'
import type { Words } from './types'

/** `picture` is a key of the picture plan. */
export type ListingSectionSeed = {
  key: SectionKey
  title: Words
  description: Words
  coverTitle: Words
  coverText: Words
  cover: { picture: string; alt: Words }
  seo: SeoSeed
}

export const listingSections: ListingSectionSeed[] = [
  {
    key: 'vacationRentals',
    title: { en: 'Vacation rentals in Guatemala', es: 'Casas vacacionales en Guatemala' },
    description: {
      en: 'Whole houses, flats and villas by the night. Set your dates to see the total; weekends and Holy Week go first, so write early.',
      es: 'Casas, apartamentos y villas completas por noche. Ponga sus fechas y verá el total; los fines de semana y la Semana Santa se van primero.',
    },
    coverTitle: { en: 'A house of your own for the holidays', es: 'Su casa para las vacaciones' },
    coverText: {
      en: 'Tell us how many you are and what you would like to see from the terrace. We send three houses that fit.',
      es: 'Cuéntenos cuántos vienen y qué quieren ver desde la terraza. Le mandamos tres casas que le quedan.',
    },
    cover: {
      picture: 'section-vacationRentals',
      alt: {
        en: 'A colonial courtyard with an arcade and bougainvillea',
        es: 'Patio colonial con corredor y buganvilias',
      },
    },
    seo: {
      metaTitle: {
        en: 'Vacation rentals in Antigua and Guatemala',
        es: 'Casas vacacionales en Antigua y Guatemala',
      },
      metaDescription: {
        en: 'Houses, villas and flats by the night in Antigua Guatemala, Lake Atitlán, Monterrico and the capital, with prices in dollars and quetzales.',
        es: 'Casas, villas y apartamentos por noche en Antigua, Atitlán, Monterrico y la capital, con precios en quetzales y dólares.',
      },
    },
  },
  {
    key: 'longTermRentals',
    title: { en: 'Houses for rent by the month', es: 'Casas en alquiler por mes' },
    description: {
      en: 'Places to settle in, with a written contract and a rent that drops the longer you stay. Most are furnished; each says what the rent includes.',
      es: 'Casas para instalarse, con contrato y una renta que baja mientras más tiempo se queda. La mayoría tiene muebles; en cada una dice qué incluye.',
    },
    coverTitle: {
      en: 'Stay long enough to know the baker',
      es: 'Quédese hasta conocer al panadero',
    },
    coverText: {
      en: 'Teaching, studying or working from here? Give us your month and your budget and we open the doors.',
      es: '¿Viene a trabajar, a estudiar o se muda? Díganos el mes y su presupuesto, y le abrimos las puertas.',
    },
    cover: {
      picture: 'section-longTermRentals',
      alt: {
        en: 'A quiet cobbled street of painted houses',
        es: 'Calle empedrada y tranquila, de casas pintadas',
      },
    },
    seo: {
      metaTitle: {
        en: 'Houses for rent in Antigua and Guatemala, by the month',
        es: 'Casas en alquiler en Antigua y Guatemala',
      },
      metaDescription: {
        en: 'Furnished and unfurnished houses and flats from one month to two years, in Antigua Guatemala, its villages and the capital.',
        es: 'Casas y apartamentos con o sin muebles, de un mes a dos años, en Antigua, sus aldeas y la capital.',
      },
    },
  },
  {
    key: 'housesForSale',
    title: { en: 'Houses for sale in Guatemala', es: 'Casas en venta en Guatemala' },
    description: {
      en: 'From a weaver’s cottage to a coffee estate. Prices are in dollars; where none is shown, ask us and the owner’s figure is yours the same day.',
      es: 'Desde una casita de aldea hasta una finca de café. Los precios van en dólares; si no aparece, pídalo y se lo damos el mismo día.',
    },
    coverTitle: { en: 'Bring your boxes, not just a bag', es: 'Esta vez traiga la mudanza' },
    coverText: {
      en: 'We walk you through the house, the deed and the neighbourhood, in that order, and introduce you to a notary.',
      es: 'Le enseñamos la casa, la escritura y el vecindario, en ese orden, y le presentamos a un notario.',
    },
    cover: {
      picture: 'section-housesForSale',
      alt: {
        en: 'A house with a tiled roof among gardens under a volcano',
        es: 'Casa de teja entre jardines, al pie de un volcán',
      },
    },
    seo: {
      metaTitle: {
        en: 'Houses for sale in Antigua and Guatemala',
        es: 'Casas en venta en Antigua y Guatemala',
      },
      metaDescription: {
        en: 'Colonial houses, new homes, lake plots and flats for sale in Antigua Guatemala, Atitlán and the capital, with help on deeds and taxes.',
        es: 'Casas coloniales, residencias nuevas y apartamentos en venta en Antigua, Atitlán y la capital, con apoyo en escrituras e impuestos.',
      },
    },
  },
  {
    key: 'uniqueStays',
    title: { en: 'Unique stays in Guatemala', es: 'Estadías únicas en Guatemala' },
    description: {
      en: 'Odd and lovely places: up in a tree, over a river, under a clear roof. Read how you get there before you pack; some paths are steep.',
      es: 'Lugares fuera de lo común: arriba de un árbol, sobre el río, bajo un techo transparente. Lea cómo se llega antes de empacar; hay cuestas.',
    },
    coverTitle: { en: 'Nights you will talk about', es: 'Noches para contar' },
    coverText: {
      en: 'Say whether you would rather hear frogs, rain or nothing at all, and we point you to the right roof.',
      es: 'Díganos si prefiere oír ranas, lluvia o nada de nada, y le recomendamos el techo indicado.',
    },
    cover: {
      picture: 'section-uniqueStays',
      alt: {
        en: 'A tree house with lit windows above the forest at dusk',
        es: 'Casa en un árbol con las ventanas encendidas al anochecer',
      },
    },
    seo: {
      metaTitle: {
        en: 'Tree houses, domes and cabins in Guatemala',
        es: 'Casas de árbol, domos y cabañas en Guatemala',
      },
      metaDescription: {
        en: 'Unusual places to sleep in Guatemala: tree houses, domes, lake cabins, a boathouse and working coffee farms.',
        es: 'Lugares distintos para dormir en Guatemala: casas de árbol, domos, cabañas junto al lago y fincas de café.',
      },
    },
  },
  {
    key: 'hotels',
    title: { en: 'Rent a whole hotel', es: 'Rente un hotel completo' },
    description: {
      en: 'Every room, the kitchen staff and the courtyard, for your group alone. The price is for the whole house a night, however many beds you fill.',
      es: 'Todas las habitaciones, el personal y el patio solo para su grupo. El precio es por noche y por todo el hotel, sin importar cuántas camas ocupe.',
    },
    coverTitle: { en: 'One key for everybody', es: 'Un hotel solo para los suyos' },
    coverText: {
      en: 'Planning a wedding, a retreat or a reunion? Tell us the date and the number of beds; we do the sums with the hotel.',
      es: '¿Boda, retiro o reunión de familia? Díganos la fecha y cuántas camas necesita, y hacemos cuentas con el hotel.',
    },
    cover: {
      picture: 'section-hotels',
      alt: {
        en: 'The front of a small hotel with balconies and lanterns',
        es: 'Fachada de un hotel pequeño con balcones y faroles',
      },
    },
    seo: {
      metaTitle: {
        en: 'Rent a whole hotel in Antigua or at Lake Atitlán',
        es: 'Rente un hotel completo en Antigua o Atitlán',
      },
      metaDescription: {
        en: 'Small hotels in Guatemala that you can take whole for weddings, retreats and family reunions, for 16 to 50 guests.',
        es: 'Hoteles pequeños en Guatemala que puede rentar completos para bodas, retiros y reuniones familiares de 16 a 50 personas.',
      },
    },
  },
]
