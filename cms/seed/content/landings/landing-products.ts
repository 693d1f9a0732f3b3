import { rentals } from '../rentals'
import { towns } from '../towns'
import type { Words } from '../types'

export type LandingProductSeed = {
  name: Words
  description: Words
  /** The rental whose cover and town the card shows, and whose page it opens unless it has another button. */
  rental: string
  /** Another picture than its cover. */
  picture?: string
  button: 'page' | 'whatsapp' | 'form'
  /** US dollars. */
  price: number
  priceOffer: number
  discount: number
  tag: 'Discount' | 'LastMinute' | 'SpecialDates'
  control: Words
  waText?: Words
}

const night: Words = { en: 'a night', es: 'la noche' }
const week: Words = { en: 'a week', es: 'la semana' }

export const landingProducts: LandingProductSeed[] = [
  {
    name: { en: 'Bell house near La Merced', es: 'Casa de la Campana, por La Merced' },
    description: {
      en: 'Three bedrooms around a patio, six guests, two minutes from the arch.',
      es: 'Tres cuartos alrededor de un patio, seis huéspedes, a dos minutos del arco.',
    },
    rental: 'casa-de-la-campana',
    button: 'page',
    price: 210,
    priceOffer: 178,
    discount: 15,
    tag: 'SpecialDates',
    control: night,
  },
  {
    name: { en: 'Estate behind the Capuchinas', es: 'Solar de Capuchinas' },
    description: {
      en: 'Five bedrooms, a garden of ruins and a cook on request: made for twelve.',
      es: 'Cinco cuartos, un jardín entre ruinas y cocinera a pedido: hecha para doce.',
    },
    rental: 'solar-de-capuchinas',
    button: 'whatsapp',
    price: 440,
    priceOffer: 374,
    discount: 15,
    tag: 'SpecialDates',
    control: night,
    waText: {
      en: 'Hello! I saw Solar de Capuchinas among the Holy Week houses and would like to ask for dates.',
      es: '¡Buen día! Vi el Solar de Capuchinas entre las casas de Semana Santa y quisiera preguntar por fechas.',
    },
  },
  {
    name: { en: 'House of the eight keys', es: 'Casa de las Ocho Llaves' },
    description: {
      en: 'A corridor, a fountain, seven beds, and a carpet made before the door each Thursday.',
      es: 'Corredor, fuente, siete camas y una alfombra frente a la puerta cada Jueves Santo.',
    },
    rental: 'casa-de-las-ocho-llaves',
    button: 'form',
    price: 192,
    priceOffer: 163,
    discount: 15,
    tag: 'Discount',
    control: night,
  },
  {
    name: { en: 'Peach orchard in San Pedro', es: 'Villa entre duraznos, San Pedro' },
    description: {
      en: 'Ten guests, a lawn, and the quiet side of the valley ten minutes from the park.',
      es: 'Diez huéspedes, grama y el lado tranquilo del valle, a diez minutos del parque.',
    },
    rental: 'villa-los-duraznos',
    button: 'page',
    price: 285,
    priceOffer: 242,
    discount: 15,
    tag: 'Discount',
    control: night,
  },
  {
    name: { en: 'Bootmaker’s house in Pastores', es: 'Casa del botero, Pastores' },
    description: {
      en: 'For eight who like to be near Antigua and pay like in a village.',
      es: 'Para ocho que quieren estar cerca de Antigua y pagar como en pueblo.',
    },
    rental: 'casa-del-botero',
    button: 'page',
    price: 105,
    priceOffer: 84,
    discount: 20,
    tag: 'LastMinute',
    control: night,
  },
  {
    name: { en: 'A day on the farm', es: 'Un día en la finca' },
    description: {
      en: 'Tractor, nut shelling and pancakes for up to ten; four hours.',
      es: 'Tractor, pelada de macadamia y panqueques, hasta diez personas; cuatro horas.',
    },
    rental: 'finca-la-macadamia',
    picture: 'finca-la-macadamia#6',
    button: 'whatsapp',
    price: 22,
    priceOffer: 18,
    discount: 18,
    tag: 'SpecialDates',
    control: { en: 'a person', es: 'por persona' },
    waText: {
      en: 'Hello! We would like to spend a day at the macadamia farm.',
      es: '¡Buen día! Quisiéramos pasar un día en la finca de macadamia.',
    },
  },
  {
    name: { en: 'Two nights with breakfast', es: 'Dos noches con desayuno' },
    description: {
      en: 'The whole farmhouse from Sunday to Thursday, with Doña Fidelina’s breakfast.',
      es: 'La casa completa de domingo a jueves, con el desayuno de doña Fidelina.',
    },
    rental: 'finca-la-macadamia',
    button: 'page',
    price: 620,
    priceOffer: 527,
    discount: 15,
    tag: 'Discount',
    control: { en: 'for the house', es: 'por la casa' },
  },
  {
    name: { en: 'Harvest week', es: 'Semana de cosecha' },
    description: {
      en: 'Seven nights for ten while nuts are gathered; children ride along.',
      es: 'Siete noches para diez mientras se recoge; los niños van en el tractor.',
    },
    rental: 'finca-la-macadamia',
    picture: 'finca-la-macadamia#1',
    button: 'form',
    price: 2170,
    priceOffer: 1690,
    discount: 22,
    tag: 'SpecialDates',
    control: week,
  },
  {
    name: { en: 'Turtle beach, Monterrico', es: 'Casa Parlama, Monterrico' },
    description: {
      en: 'Twelve guests, a pool, and hatchlings in the evening.',
      es: 'Doce huéspedes, piscina y tortuguitas al atardecer.',
    },
    rental: 'casa-parlama-monterrico',
    button: 'page',
    price: 260,
    priceOffer: 221,
    discount: 15,
    tag: 'LastMinute',
    control: night,
  },
]

/** The page of a product's rental in each language, as an editor would type it. */
export function linkOf({ rental: slug }: LandingProductSeed): Words {
  const { town, region } = placeOf(slug)
  const rest = `guatemala/${region}/${town}/${slug}`
  return { en: `/vacation-rentals/${rest}`, es: `/es/casas-vacacionales/${rest}` }
}

/** Town and region in which a rental stands; throws for a rental that does not exist. */
export function placeOf(slug: string): { town: string; region: string } {
  const rental = rentals.find((candidate) => candidate.slug === slug)
  const town = towns.find((candidate) => candidate.slug === rental?.town)
  if (!town) throw new Error(`The demo content has no rental ${slug}`)
  return { town: town.slug, region: town.region }
}
