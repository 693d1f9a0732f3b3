import type { TownSeed } from '../types'

export const coastAndCaribbeanTowns: TownSeed[] = [
  {
    slug: 'puerto-san-jose',
    region: 'escuintla',
    name: { en: 'Puerto San José', es: 'Puerto San José' },
    line: {
      en: 'The capital’s old seaside, with fried fish under palm roofs and a canal behind the beach.',
      es: 'El puerto de toda la vida: mojarra frita bajo rancho de palma y el canal de Chiquimulilla detrás.',
    },
    latitude: 13.9256,
    longitude: -90.8244,
    setting: 'coast',
  },
  {
    slug: 'iztapa',
    region: 'escuintla',
    name: { en: 'Iztapa', es: 'Iztapa' },
    line: {
      en: 'A river mouth famous for sailfish, where pelicans wait for the boats at noon.',
      es: 'Bocabarra famosa por el pez vela, donde los pelícanos esperan a las lanchas del mediodía.',
    },
    latitude: 13.9333,
    longitude: -90.7075,
    setting: 'coast',
  },
  {
    slug: 'palin',
    region: 'escuintla',
    name: { en: 'Palín', es: 'Palín' },
    line: {
      en: 'A giant ceiba shades the market square, halfway down from the highlands to the coast.',
      es: 'Una ceiba enorme da sombra al mercado, a medio camino entre la capital y la costa.',
    },
    latitude: 14.4056,
    longitude: -90.6981,
    setting: 'coffee',
  },
  {
    slug: 'monterrico',
    region: 'santa-rosa',
    name: { en: 'Monterrico', es: 'Monterrico' },
    line: {
      en: 'Black sand, big waves and baby turtles let go at sunset from September to January.',
      es: 'Arena negra, olas fuertes y tortuguitas que se sueltan al atardecer de septiembre a enero.',
    },
    latitude: 13.8917,
    longitude: -90.4772,
    setting: 'coast',
  },
  {
    slug: 'las-lisas',
    region: 'santa-rosa',
    name: { en: 'Las Lisas', es: 'Las Lisas' },
    line: {
      en: 'A sandbar reached by boat through the mangroves, with shrimp bought at the landing.',
      es: 'Una barra a la que se cruza en lancha por el manglar y donde el camarón se compra en el embarcadero.',
    },
    latitude: 13.8003,
    longitude: -90.26,
    setting: 'coast',
  },
  {
    slug: 'rio-dulce',
    region: 'izabal',
    name: { en: 'Río Dulce', es: 'Río Dulce' },
    line: {
      en: 'Sailing boats sit out the hurricanes below the long bridge, and the river runs on to the gorge.',
      es: 'Veleros al abrigo del puente largo, y río abajo el cañón que lleva hasta Lívingston.',
    },
    latitude: 15.6579,
    longitude: -88.9953,
    setting: 'forest',
  },
  {
    slug: 'livingston',
    region: 'izabal',
    name: { en: 'Livingston', es: 'Lívingston' },
    line: {
      en: 'A Garífuna town on the Caribbean that only boats reach, with coconut fish stew on every table.',
      es: 'Pueblo garífuna del Caribe al que solo se llega por agua, con tapado de coco en cada mesa.',
    },
    latitude: 15.8281,
    longitude: -88.7506,
    setting: 'coast',
  },
  {
    slug: 'el-estor',
    region: 'izabal',
    name: { en: 'El Estor', es: 'El Estor' },
    line: {
      en: 'A hot, unhurried town on Lake Izabal, close to a canyon and a waterfall of hot water.',
      es: 'Pueblo caluroso y sin prisa a la orilla del lago de Izabal, cerca del Boquerón y de Finca Paraíso.',
    },
    latitude: 15.5333,
    longitude: -89.35,
    setting: 'forest',
  },
  {
    slug: 'champerico',
    region: 'retalhuleu',
    name: { en: 'Champerico', es: 'Champerico' },
    line: {
      en: 'An old iron pier, a beach several kilometres long and ceviche made while you watch.',
      es: 'Un muelle viejo de hierro, playa ancha y ceviche que se prepara frente a usted.',
    },
    latitude: 14.295,
    longitude: -91.9139,
    setting: 'coast',
  },
]
