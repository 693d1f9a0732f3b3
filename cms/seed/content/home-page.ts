import type { SectionKey } from '../../../content-types/section-key'
import type { TownSlug } from './keys'
import type { Words } from './types'

export type SeoSeed = { metaTitle: Words; metaDescription: Words }

/** `picture` is a key of the picture plan. */
export type HomePageSeed = {
  heroTitle: Words
  heroText: Words
  heroPicture: { picture: string; alt: Words }
  /** Another cut of it for phones. */
  heroPictureMobile: string
  introTitle: Words
  introMarkdown: Words
  sections: { section: SectionKey; title: Words; text: Words; picture: string }[]
  placesTitle: Words
  places: { town: TownSlug; title: Words; text: Words; picture: string }[]
  featuredTitle: Words
  featuredText: Words
  seo: SeoSeed
}

export const homePage: HomePageSeed = {
  heroTitle: {
    en: 'Wake up with a volcano at the window',
    es: 'Despierte con el volcán en la ventana',
  },
  heroText: {
    en: 'Houses in Antigua, cabins on Lake Atitlán, flats in the capital and a few tree houses. Tell us when you come; a person answers.',
    es: 'Casas en Antigua, cabañas en Atitlán, apartamentos en la capital y una que otra casa en un árbol. Díganos cuándo viene y le responde una persona.',
  },
  heroPicture: {
    picture: 'hero',
    alt: {
      en: 'Tiled roofs and churches of Antigua in evening light, with the Agua volcano behind them',
      es: 'Techos de teja e iglesias de Antigua al atardecer, con el volcán de Agua al fondo',
    },
  },
  heroPictureMobile: 'hero-mobile',
  introTitle: {
    en: 'We have slept in these houses',
    es: 'En estas casas hemos dormido nosotros',
  },
  introMarkdown: {
    en: `We started in Antigua more than sixteen years ago with the keys of four houses. Today over 400 owners trust us with theirs, from the cobbled streets around La Merced to the docks of Atitlán and the forest of Petén.

Each place here was visited by somebody on our team. We tried the shower, listened to the street at night and asked the caretaker what guests forget to ask. What we learned stands in the description, the good and the awkward.

**Nothing is booked by a machine.** You choose a place and send your dates; we speak with the owner and write back, usually the same day.`,
    es: `Empezamos en Antigua hace más de dieciséis años con las llaves de cuatro casas. Hoy más de 400 propietarios nos confían la suya, desde las calles de La Merced hasta los muelles de Atitlán y la selva de Petén.

A cada lugar fue alguien del equipo: probó la ducha, escuchó la calle de noche y le preguntó al guardián lo que a uno se le olvida preguntar. Lo que averiguamos está en la descripción, lo bueno y lo que conviene saber.

**Aquí no reserva una máquina.** Usted escoge y nos manda sus fechas; nosotros hablamos con el dueño y le contestamos, casi siempre el mismo día.`,
  },
  sections: [
    {
      section: 'vacationRentals',
      title: { en: 'Vacation rentals', es: 'Casas vacacionales' },
      text: {
        en: 'A whole house with a kitchen, a key and somebody to call if the gas runs out.',
        es: 'Casa completa, con cocina, llave propia y alguien a quien llamar si se acaba el gas.',
      },
      picture: 'section-vacationRentals',
    },
    {
      section: 'longTermRentals',
      title: { en: 'Houses for rent', es: 'Casas en alquiler' },
      text: {
        en: 'For a semester, a posting or a new life: contracts from one month to two years.',
        es: 'Para un semestre, un traslado o empezar de nuevo: contratos de un mes a dos años.',
      },
      picture: 'section-longTermRentals',
    },
    {
      section: 'housesForSale',
      title: { en: 'Houses for sale', es: 'Casas en venta' },
      text: {
        en: 'Colonial walls, new roofs and land with a view, papers checked before you visit.',
        es: 'Casas coloniales, construcción nueva y terrenos con vista, con papelería revisada.',
      },
      picture: 'section-housesForSale',
    },
    {
      section: 'uniqueStays',
      title: { en: 'Unique stays', es: 'Estadías únicas' },
      text: {
        en: 'Sleep in a tree, on the water, in a dome or beside the coffee drying in the sun.',
        es: 'Duerma en un árbol, sobre el agua, en un domo o junto al patio donde se seca el café.',
      },
      picture: 'section-uniqueStays',
    },
    {
      section: 'hotels',
      title: { en: 'Rent a hotel', es: 'Rente un hotel' },
      text: {
        en: 'All the rooms and the courtyard too, for weddings, retreats and large families.',
        es: 'Todas las habitaciones y también el patio, para bodas, retiros y familias grandes.',
      },
      picture: 'section-hotels',
    },
  ],
  placesTitle: { en: 'Where would you like to be?', es: '¿Adónde le gustaría ir?' },
  places: [
    {
      town: 'antigua-guatemala',
      title: { en: 'Antigua', es: 'La Antigua' },
      text: {
        en: 'Bells at seven, coffee at eight, and everything within walking distance.',
        es: 'Campanas a las siete, café a las ocho y todo a distancia de caminata.',
      },
      picture: 'place-antigua-guatemala',
    },
    {
      town: 'panajachel',
      title: { en: 'Panajachel', es: 'Panajachel y el lago' },
      text: {
        en: 'The first look at Atitlán, and boats to twelve villages.',
        es: 'La primera vista de Atitlán y lanchas para todos los pueblos.',
      },
      picture: 'place-panajachel',
    },
    {
      town: 'monterrico',
      title: { en: 'Monterrico', es: 'Monterrico y su playa' },
      text: {
        en: 'Warm nights, black sand and a pool for when the waves are too much.',
        es: 'Noches tibias, arena negra y piscina para cuando el mar está bravo.',
      },
      picture: 'place-monterrico',
    },
    {
      town: 'flores',
      title: { en: 'Flores', es: 'Flores, Petén' },
      text: {
        en: 'An island to return to after the temples of Tikal.',
        es: 'Una isla para volver después de los templos de Tikal.',
      },
      picture: 'place-flores',
    },
    {
      town: 'rio-dulce',
      title: { en: 'Río Dulce', es: 'Río Dulce, Izabal' },
      text: {
        en: 'Sleep over the water and leave the house by boat.',
        es: 'Se duerme sobre el agua y se sale de casa en lancha.',
      },
      picture: 'place-rio-dulce',
    },
    {
      town: 'lanquin',
      title: { en: 'Lanquín', es: 'Lanquín y Semuc' },
      text: {
        en: 'Green pools at Semuc Champey, reached on the back of a pick-up.',
        es: 'A las pozas de Semuc Champey se llega parado en un picop.',
      },
      picture: 'place-lanquin',
    },
    {
      town: 'quetzaltenango',
      title: { en: 'Xela', es: 'Xelajú' },
      text: {
        en: 'Cold air, hot springs and the best bread in the highlands.',
        es: 'Frío sabroso, baños termales y el mejor pan del altiplano.',
      },
      picture: 'place-quetzaltenango',
    },
    {
      town: 'guatemala-city',
      title: { en: 'Guatemala City', es: 'Ciudad de Guatemala' },
      text: {
        en: 'Flats near the offices, the embassies and the good tables.',
        es: 'Apartamentos cerca de oficinas, embajadas y buena mesa.',
      },
      picture: 'place-guatemala-city',
    },
  ],
  featuredTitle: { en: 'Asked for again and again', es: 'Las que más nos piden' },
  featuredText: {
    en: 'Houses whose guests write to us a year later for the same week.',
    es: 'Casas cuyos huéspedes nos escriben al año para pedir la misma semana.',
  },
  seo: {
    metaTitle: {
      en: 'Ceiba Stays: houses and places to stay in Guatemala',
      es: 'Ceiba Stays: casas y estadías en Guatemala',
    },
    metaDescription: {
      en: 'Find a house in Antigua, a cabin on Lake Atitlán, a flat in the capital or a whole hotel. See prices in dollars and quetzales and ask a real person.',
      es: 'Encuentre casa en Antigua, cabaña en Atitlán, apartamento en la capital o un hotel completo. Precios en quetzales y dólares, y atención de una persona.',
    },
  },
}
