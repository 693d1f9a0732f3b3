import type { TownSeed } from '../types'

export const lakeTowns: TownSeed[] = [
  {
    slug: 'panajachel',
    region: 'solola',
    name: { en: 'Panajachel', es: 'Panajachel' },
    line: {
      en: 'The lake’s busiest shore, where the road ends and the boats to every other village begin.',
      es: 'La orilla más viva del lago: aquí termina la carretera y empiezan las lanchas a los demás pueblos.',
    },
    latitude: 14.7406,
    longitude: -91.1594,
    setting: 'lake',
  },
  {
    slug: 'san-pedro-la-laguna',
    region: 'solola',
    name: { en: 'San Pedro La Laguna', es: 'San Pedro La Laguna' },
    line: {
      en: 'Steep alleys, Spanish schools and a market of Tz’utujil farmers at the foot of its own volcano.',
      es: 'Callejones empinados, escuelas de español y mercado tz’utujil al pie de su propio volcán.',
    },
    latitude: 14.6944,
    longitude: -91.2722,
    setting: 'lake',
  },
  {
    slug: 'san-marcos-la-laguna',
    region: 'solola',
    name: { en: 'San Marcos La Laguna', es: 'San Marcos La Laguna' },
    line: {
      en: 'Footpaths instead of streets, clear water for swimming and a bell for meditation at dusk.',
      es: 'Senderos en vez de calles, agua clara para nadar en el Tzankujil y poco ruido por la noche.',
    },
    latitude: 14.7253,
    longitude: -91.2578,
    setting: 'lake',
  },
  {
    slug: 'santa-cruz-la-laguna',
    region: 'solola',
    name: { en: 'Santa Cruz La Laguna', es: 'Santa Cruz La Laguna' },
    line: {
      en: 'A dock below and a village above, joined by a path that leaves you breathless twice.',
      es: 'Muelle abajo, pueblo arriba y una cuesta que se sube despacio y se recuerda en las piernas.',
    },
    latitude: 14.7431,
    longitude: -91.2064,
    setting: 'lake',
  },
  {
    slug: 'jaibalito',
    region: 'solola',
    name: { en: 'Jaibalito', es: 'Jaibalito' },
    line: {
      en: 'The smallest village of the north shore; no road comes here and nobody seems to miss it.',
      es: 'La aldea más pequeña de la orilla norte: no entra carretera y nadie parece extrañarla.',
    },
    latitude: 14.7411,
    longitude: -91.2247,
    setting: 'lake',
  },
  {
    slug: 'san-juan-la-laguna',
    region: 'solola',
    name: { en: 'San Juan La Laguna', es: 'San Juan La Laguna' },
    line: {
      en: 'Painters, beekeepers and women who dye cotton with bark and flowers, on a street of umbrellas.',
      es: 'Pintores, abejas meliponas y tejedoras que tiñen el algodón con cortezas y flores.',
    },
    latitude: 14.6953,
    longitude: -91.2867,
    setting: 'lake',
  },
  {
    slug: 'santiago-atitlan',
    region: 'solola',
    name: { en: 'Santiago Atitlán', es: 'Santiago Atitlán' },
    line: {
      en: 'The old Tz’utujil capital between three volcanoes, where Maximón changes house every year.',
      es: 'Antigua capital tz’utujil entre volcanes, donde Maximón cambia de casa cada año.',
    },
    latitude: 14.6386,
    longitude: -91.2296,
    setting: 'lake',
  },
  {
    slug: 'santa-catarina-palopo',
    region: 'solola',
    name: { en: 'Santa Catarina Palopó', es: 'Santa Catarina Palopó' },
    line: {
      en: 'A hillside of houses painted blue with weaving motifs, ten minutes by pick-up from Panajachel.',
      es: 'Un cerro de casas pintadas con figuras del güipil azul, a diez minutos en picop de Pana.',
    },
    latitude: 14.7231,
    longitude: -91.1347,
    setting: 'lake',
  },
  {
    slug: 'san-antonio-palopo',
    region: 'solola',
    name: { en: 'San Antonio Palopó', es: 'San Antonio Palopó' },
    line: {
      en: 'Onion terraces, blue pottery and the widest view of the lake from its church yard.',
      es: 'Tablones de cebolla, cerámica azul y, desde el atrio, la vista más ancha del lago.',
    },
    latitude: 14.6908,
    longitude: -91.1156,
    setting: 'lake',
  },
]
