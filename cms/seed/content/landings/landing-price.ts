import type { Words } from '../types'

type BandSeed = {
  name: Words
  label: string | Words
  picture: string
  minPriceUsd: number
  maxPriceUsd: number
  minPriceGtq: number
  maxPriceGtq: number
}

/** The customer's four bands; the links take both ends as they stand here. */
const bands: BandSeed[] = [
  {
    name: { en: 'Apartments', es: 'Apartamentos' },
    label: '$50-150',
    picture: 'portal-santa-clara#1',
    minPriceUsd: 50,
    maxPriceUsd: 150,
    minPriceGtq: 390,
    maxPriceGtq: 1170,
  },
  {
    name: { en: 'Homes', es: 'Casas' },
    label: '$151-300',
    picture: 'casa-de-la-campana#1',
    minPriceUsd: 150,
    maxPriceUsd: 300,
    minPriceGtq: 1170,
    maxPriceGtq: 2340,
  },
  {
    name: { en: 'Large Homes', es: 'Casas grandes' },
    label: '$300-500',
    picture: 'solar-de-capuchinas#1',
    minPriceUsd: 300,
    maxPriceUsd: 500,
    minPriceGtq: 2340,
    maxPriceGtq: 3900,
  },
  {
    name: { en: 'Luxury Homes', es: 'Casas de lujo' },
    label: { en: '$500 or more', es: '$500 o más' },
    picture: 'finca-las-azaleas#0',
    minPriceUsd: 500,
    maxPriceUsd: 1500,
    minPriceGtq: 3900,
    maxPriceGtq: 11700,
  },
]

export const landingPrice = {
  title: {
    en: 'A house in Antigua for what you want to spend',
    es: 'Una casa en Antigua por lo que usted quiere gastar',
  },
  description: {
    en: 'From a flat by the market to an estate with a cook. Choose your range, or let an agent choose for you.',
    es: 'Desde un apartamento por el mercado hasta una finca con cocinera. Escoja su rango o deje que un agente escoja por usted.',
  },
  image: 'hero-2',
  imageMobile: 'place-antigua-guatemala',
  btnName: { en: 'Reserve with an agent', es: 'Reservar con un agente' },
  discountText: {
    en: 'Book over WhatsApp in the next 60 minutes and save 10%',
    es: 'Reserve por WhatsApp en los próximos 60 minutos y ahorre el 10 %',
  },
  bandsTitle: { en: 'Choose your range', es: 'Escoja su rango' },
  town: 'antigua-guatemala',
  bands,
  reviewsTitle: { en: 'What guests say', es: 'Lo que dicen los huéspedes' },
  testimonials: ['Margaret Ellis', 'Familia Escobar Monzón', 'Jonas Wieland'],
  reviewsLabel: { en: 'Read more reviews', es: 'Leer más reseñas' },
  reviewsUrl: 'https://reviews.example/ceiba-stays',
  waLink: null,
  waText: {
    en: 'Hello! I am looking for a house in Antigua and would like to reserve with an agent.',
    es: '¡Buen día! Busco casa en Antigua y quisiera reservar con un agente.',
  },
  blocks: [],
  seo: {
    metaTitle: {
      en: 'Vacation rentals in Antigua by price',
      es: 'Casas vacacionales en Antigua por precio',
    },
    metaDescription: {
      en: 'Vacation rentals in Antigua Guatemala in four ranges of price, from 50 dollars a night to estates with a cook. Ten percent less over WhatsApp.',
      es: 'Casas vacacionales en Antigua Guatemala en cuatro rangos de precio, desde Q390 la noche hasta fincas con cocinera. Diez por ciento menos por WhatsApp.',
    },
  },
}
