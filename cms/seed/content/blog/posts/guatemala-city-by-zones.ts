import type { PostSeed } from '../post'

export const guatemalaCityByZones: PostSeed = {
  slug: { en: 'guatemala-city-zone-by-zone', es: 'la-capital-zona-por-zona' },
  categories: ['places', 'living'],
  author: 'lucia-xicay',
  picture: 'place-guatemala-city',
  publicationDate: -151,
  name: {
    en: 'Guatemala City, zone by zone',
    es: 'La capital, zona por zona',
  },
  shortDescription: {
    en: 'Most travelers drive past. Museums, markets, good tables and which zone to sleep in when work or a flight brings you to the capital.',
    es: 'Museos, mercados, buenas mesas y en qué zona dormir cuando el trabajo, un trámite o un vuelo lo lleva a la capital.',
  },
  description: {
    en: `People land at La Aurora, get into a van and wake up in Antigua. It is understandable. The capital does not smile at strangers. But three million people live here, they eat well, they have the best museums of Central America, and somebody who gives them two days comes back with a friendlier opinion than the guidebooks.

## How the city is counted

There are numbered *zonas*, in a spiral. Within one, avenues run north to south and streets east to west; **6-26** means “twenty-six metres from the corner of sixth”. Once you have understood that you can find every door. You should know as well that the same street number exists in other zones. Always say the zone first.

## Zona 1: the old centre

The cathedral, the green Palacio Nacional, and the **Sexta Avenida**, closed to cars, with art-deco cinemas and people who have come out to be seen. Eat at the Central Market, under the ground. Look into the *Portalito*. Go by day, and take a car back in the evening.

## Zona 4: Cuatro Grados Norte

A few blocks of workshops that have become bars, bookshops, cowork spaces and the city’s liveliest pavements. Flats here are small and new. It is where young architects live, and it is walkable, which is a rare word in this town.

## Zonas 9, 10 and 14

Embassies, hotels, offices, restaurants on the first floor. **Zona 10** is the *zona viva*, convenient for meetings and clinics. **Zona 14** is calmer, with trees, near the airport and popular with families of diplomats. On Sundays the Avenida Las Américas is closed for *Pasos y Pedales*: roller skates, dogs, corn, the whole social scale on wheels.

## Zonas 13, 15 and 16

13 has the airport, the zoo (a good one) and the museum of archaeology. 15, Vista Hermosa, has universities and views of the ravines. 16 has **Cayalá**, a white town built at once, with columns, where nothing is old and everything works.

## Four museums

- **Ixchel**: what you need to see before you buy a textile.
- **Popol Vuh**, next door: Maya ceramics, one better than the other.
- **Miraflores**: the mounds of Kaminaljuyú, a city of two thousand years, beside a shopping centre.
- **Mapa en Relieve**, in Zona 2: the country as a model in the open, begun in 1904, with running rivers and volcanoes made taller out of pride.

## Getting about

Use apps, not taxis from the street. The Transmetro buses on their own lanes are cheap and safe by day. Between seven and nine, and four and eight, the city stands still: do not plan an airport transfer then without an hour in reserve.

## To stay

For one night before a flight: Zona 13 or 14. For a week of work: Zona 10 or 4. For a month with children: 14, 15 or the hills of Santa Catarina Pinula, where the air is cooler and the school buses pass.`,
    es: `El turista aterriza en La Aurora, se sube a un microbús y despierta en Antigua. Se entiende: la capital no le sonríe a cualquiera. Pero aquí viven tres millones de personas que comen bien, están los mejores museos de Centroamérica y, para quien viene del interior a un trámite, a un médico o a un concierto, la pregunta es siempre la misma: ¿en qué zona me quedo?

## Cómo se cuenta la ciudad

Las zonas van en caracol. Adentro, las avenidas corren de norte a sur y las calles de oriente a poniente; **6-26** quiere decir “a veintiséis metros de la sexta”. Entendido eso, se encuentra cualquier puerta. Sólo recuerde que la misma dirección se repite en otras zonas. La zona se dice primero.

## Zona 1: el centro

La catedral, el Palacio Nacional, verde, y la **Sexta Avenida** sin carros, con cines art déco y gente que salió a que la vean. Coma en el Mercado Central, bajo tierra. Asómese al Portalito. Vaya de día y de noche regrese en carro.

## Zona 4: Cuatro Grados Norte

Unas cuadras de talleres que se volvieron bares, librerías y oficinas compartidas, con las banquetas más animadas de la ciudad. Los apartamentos son nuevos y chiquitos. Se puede caminar, palabra rara por aquí.

## Zonas 9, 10 y 14

Embajadas, hoteles, oficinas y restaurantes. La **10** es la zona viva, práctica para reuniones y clínicas. La **14** es más tranquila, con árboles y cerca del aeropuerto. Los domingos se cierra la avenida Las Américas para Pasos y Pedales: patines, chuchos, elotes y todas las clases sociales sobre ruedas.

## Zonas 13, 15 y 16

En la 13 están el aeropuerto, La Aurora —un buen zoológico— y el museo de arqueología. En la 15, Vista Hermosa, las universidades y los barrancos. En la 16, **Cayalá**, un pueblo blanco hecho de un solo, con columnas, donde nada es viejo y todo funciona.

## Cuatro museos

- **Ixchel**: lo que hay que ver antes de comprar un tejido.
- **Popol Vuh**, a la par: cerámica maya, una pieza mejor que la otra.
- **Miraflores**: los montículos de Kaminaljuyú, de hace dos mil años, junto a un centro comercial.
- **Mapa en Relieve**, zona 2: el país en maqueta, al aire libre, empezado en 1904, con ríos de verdad y volcanes exagerados por orgullo.

## Moverse

Use aplicación, no taxi de la calle. El Transmetro, por su propio carril, es barato y de día seguro. Entre siete y nueve, y entre cuatro y ocho, la ciudad se para: no programe el aeropuerto a esa hora sin una hora de colchón.

## Para quedarse

Una noche antes de volar: zona 13 o 14. Una semana de trabajo o de hospital: zona 10 o 4. Un mes con niños: 14, 15 o los cerros de Santa Catarina Pinula, donde el aire es más fresco y pasa el bus del colegio.`,
  },
}
