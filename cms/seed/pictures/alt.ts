import type { Setting, TimeOfDay, Words } from '../content/types'
import type { PictureScene } from './scenes'
import { traitsOf } from './traits'

const atTime: Record<TimeOfDay, Words> = {
  dawn: { en: 'at dawn', es: 'al amanecer' },
  noon: { en: 'in bright sunshine', es: 'a pleno sol' },
  golden: { en: 'in the late afternoon', es: 'al final de la tarde' },
  dusk: { en: 'at dusk', es: 'al anochecer' },
  rain: { en: 'on a rainy day', es: 'en un día de lluvia' },
}

/** What is seen in the distance. */
const beyond: Record<Setting, Words> = {
  colonial: { en: 'the volcanoes of Antigua', es: 'los volcanes de Antigua' },
  coffee: { en: 'the coffee hills and their volcanoes', es: 'los cafetales y sus volcanes' },
  lake: { en: 'Lake Atitlán and its volcanoes', es: 'el lago de Atitlán y sus volcanes' },
  forest: { en: 'misty rainforest', es: 'la selva entre la niebla' },
  coast: { en: 'the Pacific and its palms', es: 'el Pacífico y sus palmeras' },
  city: { en: 'the towers of the city', es: 'los edificios de la ciudad' },
  highland: { en: 'the pine-covered highlands', es: 'las montañas de pinos del altiplano' },
}

type Phrase = (wall: Words, view: Words) => Words

const plain =
  (en: string, es: string): Phrase =>
  () => ({ en, es })
const seen =
  (en: string, es: string): Phrase =>
  (_, view) => ({ en: `${en} ${view.en}`, es: `${es} ${view.es}` })
const walled =
  (en: string, es: string): Phrase =>
  (wall) => ({ en: en.replace('{wall}', wall.en), es: es.replace('{wall}', wall.es) })

const phrases: Record<PictureScene, Phrase> = {
  facade: walled(
    'Street front of a house with {wall} walls, a wooden door and iron window grilles',
    'Fachada {wall} de una casa con puerta de madera y balcones de hierro sobre la calle empedrada',
  ),
  courtyard: walled(
    'Courtyard with a stone fountain, arches and a {wall} corridor',
    'Patio con fuente de piedra, arcos y una galería {wall}',
  ),
  villa: seen(
    'Villa with a tiled roof and a pool in its garden, before',
    'Villa con techo de teja y piscina en el jardín, frente a',
  ),
  'modern-flat': plain(
    'Modern apartment building with planted balconies',
    'Edificio moderno de apartamentos con balcones llenos de plantas',
  ),
  'coffee-finca': seen(
    'Long coffee estate house among rows of coffee, before',
    'Casa de finca entre surcos de café, frente a',
  ),
  'lake-house': seen(
    'House with large windows on the shore, above',
    'Casa de grandes ventanales a la orilla, con vista a',
  ),
  'lake-cabin': seen(
    'Wooden A-frame cabin with a small dock, facing',
    'Cabaña de madera en forma de A con un pequeño muelle, frente a',
  ),
  'jungle-cabin': seen(
    'Thatched cabin on stilts with a lit porch, surrounded by',
    'Cabaña de palma sobre pilotes con el corredor iluminado, rodeada por',
  ),
  treehouse: seen(
    'Tree house with a rope bridge high in a ceiba, above',
    'Casa del árbol con puente colgante en lo alto de una ceiba, sobre',
  ),
  dome: seen(
    'Geodesic dome on a wooden deck, facing',
    'Domo geodésico sobre una plataforma de madera, frente a',
  ),
  'beach-house': seen(
    'House with a thatched roof and a deck on the sand, before',
    'Casa con techo de palma y terraza sobre la arena, frente a',
  ),
  'highland-house': seen(
    'Country house with a smoking chimney, among',
    'Casa de campo con chimenea encendida, entre',
  ),
  'city-tower': seen(
    'Residential tower with balconies, among',
    'Torre residencial con balcones, entre',
  ),
  'hotel-front': walled(
    'Hotel front with {wall} walls, arches and lanterns at its entrance',
    'Fachada {wall} de hotel con arcos y faroles en la entrada',
  ),
  townhouse: walled(
    'Two-storey townhouse with {wall} walls and balconies full of flowers',
    'Casa {wall} de dos niveles con balcones llenos de flores',
  ),
  bedroom: seen(
    'Bedroom with a large bed, a woven throw and a window on',
    'Dormitorio con cama amplia, colcha tejida y ventana hacia',
  ),
  'bedroom-twin': seen(
    'Bedroom with two beds in woven textiles and a view of',
    'Dormitorio con dos camas de textiles típicos y vista a',
  ),
  'bedroom-loft': seen(
    'Attic bedroom under a pitched timber roof, looking on',
    'Dormitorio bajo techo de madera a dos aguas, con vista a',
  ),
  'living-room': seen(
    'Living room with a sofa, a woven rug and a wide window on',
    'Sala con sofá, alfombra tejida y ventanal hacia',
  ),
  'dining-room': seen(
    'Dining table set under hanging lamps, with a view of',
    'Comedor bajo lámparas colgantes, con vista a',
  ),
  kitchen: plain(
    'Kitchen with painted tiles, open shelves and clay pots',
    'Cocina con azulejos pintados, repisas abiertas y ollas de barro',
  ),
  bathroom: plain(
    'Bathroom with patterned tiles, a tub and a round mirror',
    'Baño con azulejos, bañera y espejo redondo',
  ),
  fireplace: plain(
    'Armchairs before a burning fireplace',
    'Sillones frente a la chimenea encendida',
  ),
  workspace: seen(
    'Wooden desk with a lamp beside a window on',
    'Escritorio de madera con lámpara junto a una ventana hacia',
  ),
  corridor: walled(
    'Covered corridor with wooden posts, clay floor and {wall} walls',
    'Corredor techado con pilares de madera, piso de barro y pared {wall}',
  ),
  'patio-fountain': plain(
    'Stone fountain among potted flowers in a small patio',
    'Fuente de piedra entre macetas con flores en un patio pequeño',
  ),
  garden: seen(
    'Garden path between flower beds, towards',
    'Sendero entre flores en el jardín, hacia',
  ),
  hammock: seen(
    'Striped hammock on a porch, overlooking',
    'Hamaca de colores en el corredor, con vista a',
  ),
  terrace: seen(
    'Terrace with chairs, plants and string lights, overlooking',
    'Terraza con sillas, plantas y luces, con vista a',
  ),
  rooftop: seen(
    'Roof terrace over tiled roofs, with a view of',
    'Terraza en la azotea sobre techos de teja, con vista a',
  ),
  pool: seen('Pool with loungers that mirrors', 'Piscina con camastros que refleja'),
  'volcano-view': seen(
    'View past flowers and a balustrade to',
    'Vista entre flores y una balaustrada hacia',
  ),
  'lake-view': plain(
    'View of the lake and its mountains from a terrace',
    'Vista al lago y sus montañas desde una terraza',
  ),
  dock: plain(
    'Wooden dock with a boat on calm water',
    'Muelle de madera con una lancha en aguas tranquilas',
  ),
  'jungle-view': plain(
    'View over the treetops of the misty rainforest',
    'Vista sobre las copas de los árboles de la selva',
  ),
  'beach-view': plain('Beach with palms and long waves', 'Playa con palmeras y olas largas'),
  'city-view': seen('View from a balcony over', 'Vista desde un balcón sobre'),
  'street-arch': plain(
    'The Arch of Santa Catalina over a cobbled street in Antigua',
    'El Arco de Santa Catalina sobre una calle empedrada de Antigua',
  ),
  'cobbled-street': plain(
    'Cobbled street between colourful houses, a volcano at its end',
    'Calle empedrada entre casas de colores, con un volcán al fondo',
  ),
  reception: plain(
    'Reception desk with flowers, keys and warm lamps',
    'Recepción con flores, llaves y lámparas cálidas',
  ),
  'antigua-rooftops': plain(
    'Tiled roofs and church domes of Antigua below Volcán de Agua',
    'Techos de teja y cúpulas de Antigua bajo el Volcán de Agua',
  ),
  'shuttle-road': plain(
    'White shuttle bus on a mountain road towards the volcanoes',
    'Bus blanco en una carretera de montaña rumbo a los volcanes',
  ),
  'turquoise-pools': plain(
    'Turquoise river pools in the rainforest of Lanquín',
    'Pozas turquesa de un río en la selva de Lanquín',
  ),
  'island-town': plain(
    'Island town of colourful houses on a calm lake in Petén',
    'Isla de casas de colores en un lago tranquilo de Petén',
  ),
  'carpet-street': plain(
    'Holy Week carpet of coloured sawdust along a street of Antigua',
    'Alfombra de aserrín de colores en una calle de Antigua en Semana Santa',
  ),
  market: plain(
    'Market stalls under striped awnings, with heaps of fruit and baskets',
    'Puestos de mercado bajo toldos de rayas, con montones de fruta y canastos',
  ),
  'portrait-woman': plain(
    'Portrait of a woman in a round medallion, a volcano behind her',
    'Retrato de una mujer en un medallón redondo, con un volcán al fondo',
  ),
  'portrait-man': plain(
    'Portrait of a man in a round medallion, a volcano behind him',
    'Retrato de un hombre en un medallón redondo, con un volcán al fondo',
  ),
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a picture shows, in both languages. */
export const altOf = (picture: {
  scene: PictureScene
  setting: Setting
  light: TimeOfDay
  seed: string
}): Words => {
  const words = phrases[picture.scene](traitsOf(picture.seed).wall.words, beyond[picture.setting])
  const time = atTime[picture.light]
  const es = words.es.replace(/\ba el\b/g, 'al').replace(/\bde el\b/g, 'del')
  return { en: capital(`${words.en}, ${time.en}`), es: capital(`${es}, ${time.es}`) }
}
