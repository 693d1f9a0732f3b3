import type { SeedDay, Words } from './types'

export type TestimonialSeed = {
  name: string
  place: Words
  text: Words
  rating: number
  date: SeedDay
  source: string
}

/** The first three stand on the landing with price bands, by their dates. */
export const testimonials: TestimonialSeed[] = [
  {
    name: 'Margaret Ellis',
    place: { en: 'Portland, United States', es: 'Portland, Estados Unidos' },
    text: {
      en: 'They warned us about the rooster, sent ear plugs along with the keys, and were right about everything else as well. We stayed nine days in a house near La Merced and cooked only twice.',
      es: 'Nos advirtieron del gallo, con las llaves nos dieron tapones para los oídos y en todo lo demás también tenían razón. Estuvimos nueve días cerca de La Merced y sólo cocinamos dos veces.',
    },
    rating: 5,
    date: '2024-08-19',
    source: 'Google',
  },
  {
    name: 'Familia Escobar Monzón',
    place: { en: 'Guatemala City', es: 'Ciudad de Guatemala' },
    text: {
      en: 'Fourteen of us, four generations, one pool. The keeper had the fire going before we unloaded the cars. We have already asked for the same week next year.',
      es: 'Éramos catorce, cuatro generaciones y una piscina. El guardián ya tenía prendido el churrasco cuando bajamos las cosas. Ya apartamos la misma semana para el otro año.',
    },
    rating: 5,
    date: '2024-07-06',
    source: 'Google',
  },
  {
    name: 'Jonas Wieland',
    place: { en: 'Basel, Switzerland', es: 'Basilea, Suiza' },
    text: {
      en: 'I wrote at eleven at night with fifteen questions about a month in Xela. At eight in the morning there were fifteen answers, and one that I had forgotten to ask.',
      es: 'Escribí a las once de la noche con quince preguntas sobre un mes en Xela. A las ocho de la mañana había quince respuestas, y una a lo que se me había olvidado preguntar.',
    },
    rating: 5,
    date: '2024-10-02',
    source: 'Google',
  },
  {
    name: 'Renata y Álvaro',
    place: { en: 'San Salvador, El Salvador', es: 'San Salvador, El Salvador' },
    text: {
      en: 'A long weekend by car, house with parking, five minutes from the park. The discount over WhatsApp was real and was on the bill.',
      es: 'Un fin de semana largo en carro, casa con parqueo y a cinco minutos del parque. El descuento por WhatsApp era de verdad y venía en la cuenta.',
    },
    rating: 5,
    date: -64,
    source: 'Facebook',
  },
  {
    name: 'Priya Raman',
    place: { en: 'Toronto, Canada', es: 'Toronto, Canadá' },
    text: {
      en: 'The lake house is exactly as in the pictures, including the steep path, which they describe honestly. Bring good shoes and you will cry when you leave.',
      es: 'La casa del lago es igual que en las fotos, incluida la vereda empinada, que describen con honradez. Lleve buenos zapatos y al irse va a llorar.',
    },
    rating: 5,
    date: -95,
    source: 'Google',
  },
  {
    name: 'Don Ernesto Paiz',
    place: { en: 'Owner in San Pedro las Huertas', es: 'Propietario, San Pedro las Huertas' },
    text: {
      en: 'For three years they have sent me one page a month. It also says what went wrong. That is why I trust the rest of it.',
      es: 'Desde hace tres años me mandan una página al mes. También dice lo que salió mal. Por eso le creo al resto.',
    },
    rating: 5,
    date: -130,
    source: 'Google',
  },
  {
    name: 'Hannah and the book club',
    place: { en: 'Austin, United States', es: 'Austin, Estados Unidos' },
    text: {
      en: 'Eleven women, one small hotel, a table in the courtyard. The hot water ran out on Saturday at six; at twenty past somebody was there with a gas cylinder and a cake.',
      es: 'Once mujeres, un hotel pequeño y una mesa en el patio. El sábado a las seis se acabó el agua caliente; a las seis y veinte llegó alguien con un cilindro de gas y un pastel.',
    },
    rating: 4,
    date: -41,
    source: 'Google',
  },
]
