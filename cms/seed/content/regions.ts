import type { RegionSeed } from './types'

export const regions: RegionSeed[] = [
  {
    slug: 'sacatepequez',
    name: { en: 'Sacatepéquez', es: 'Sacatepéquez' },
    description: {
      en: 'Antigua and the villages around it, an hour from the airport: coffee, weavers, and three volcanoes on the skyline.',
      es: 'Antigua y sus aldeas, a una hora del aeropuerto: cafetales, tejedoras y tres volcanes a la vista.',
    },
  },
  {
    slug: 'guatemala',
    name: { en: 'Guatemala', es: 'Guatemala' },
    description: {
      en: 'The capital and the cool hills south and east of it, where half the country comes to work and to eat well.',
      es: 'La capital y los cerros frescos de sus alrededores, donde medio país trabaja, estudia y sale a comer.',
    },
  },
  {
    slug: 'solola',
    name: { en: 'Sololá', es: 'Sololá' },
    description: {
      en: 'Lake Atitlán and a dozen villages along its shore, most of them quicker to reach by boat than by road.',
      es: 'El lago de Atitlán y los pueblos de su orilla; a casi todos se llega antes en lancha que en carro.',
    },
  },
  {
    slug: 'escuintla',
    name: { en: 'Escuintla', es: 'Escuintla' },
    description: {
      en: 'Sugar cane, warm nights and the nearest Pacific beach to the capital, an hour and a half down the motorway.',
      es: 'Cañaverales, noches cálidas y la playa más cercana a la capital: hora y media por la autopista.',
    },
  },
  {
    slug: 'santa-rosa',
    name: { en: 'Santa Rosa', es: 'Santa Rosa' },
    description: {
      en: 'Black sand, mangrove channels and sea turtles between Monterrico and the Salvadoran border.',
      es: 'Arena negra, canales de mangle y tortugas marinas entre Monterrico y la frontera con El Salvador.',
    },
  },
  {
    slug: 'izabal',
    name: { en: 'Izabal', es: 'Izabal' },
    description: {
      en: 'The Caribbean side: a river gorge that opens to the sea, the country’s largest lake and Garífuna drums.',
      es: 'El lado caribeño: un río encañonado que sale al mar, el lago más grande del país y tambores garífunas.',
    },
  },
  {
    slug: 'peten',
    name: { en: 'Petén', es: 'Petén' },
    description: {
      en: 'A third of the country under forest, with Tikal in the middle of it and an island town to come home to.',
      es: 'Un tercio del país cubierto de selva, con Tikal adentro y una isla para volver a dormir.',
    },
  },
  {
    slug: 'quetzaltenango',
    name: { en: 'Quetzaltenango', es: 'Quetzaltenango' },
    description: {
      en: 'Xela and its highlands: cold mornings, Spanish schools, hot springs and the climb to Santa María.',
      es: 'Xela y su altiplano: mañanas frías, chocolate caliente, baños termales y la subida al Santa María.',
    },
  },
  {
    slug: 'alta-verapaz',
    name: { en: 'Alta Verapaz', es: 'Alta Verapaz' },
    description: {
      en: 'Cloud forest, cardamom and the turquoise steps of Semuc Champey, where it drizzles even in the dry months.',
      es: 'Bosque nuboso, cardamomo y las pozas de Semuc Champey, con chipi-chipi hasta en verano.',
    },
  },
  {
    slug: 'baja-verapaz',
    name: { en: 'Baja Verapaz', es: 'Baja Verapaz' },
    description: {
      en: 'Dry valleys below and quetzal country above, on the old road between the capital and Cobán.',
      es: 'Valles secos abajo y tierra de quetzales arriba, sobre la carretera entre la capital y Cobán.',
    },
  },
  {
    slug: 'chimaltenango',
    name: { en: 'Chimaltenango', es: 'Chimaltenango' },
    description: {
      en: 'Pine hills, strawberry stands and the ruins of Iximché, halfway between Antigua and the lake.',
      es: 'Cerros de pino, ventas de fresa y las ruinas de Iximché, a medio camino entre Antigua y el lago.',
    },
  },
  {
    slug: 'jalapa',
    name: { en: 'Jalapa', es: 'Jalapa' },
    description: {
      en: 'The quiet east: oak woods, waterfalls and towns where visitors are still asked where they come from.',
      es: 'El oriente tranquilo: encinos, cascadas y pueblos donde todavía preguntan de dónde viene uno.',
    },
  },
  {
    slug: 'retalhuleu',
    name: { en: 'Retalhuleu', es: 'Retalhuleu' },
    description: {
      en: 'The hot south-west: water parks, rubber plantations and a long fishing beach at Champerico.',
      es: 'La costa grande: parques acuáticos, hule y cacao, y la playa larga de Champerico.',
    },
  },
]
