import type { Locale } from '~content/locale'

/**
 * What people call places besides their names, by the slugs of the catalogue; a slug that the catalogue
 * lacks is passed over. Names themselves, in both languages, come from the catalogue.
 */
export const townNicknames: Readonly<Record<string, readonly string[]>> = {
  'antigua-guatemala': ['antigua', 'la antigua', 'ciudad colonial', 'colonial city'],
  'guatemala-city': [
    'guate',
    'guate city',
    'la capital',
    'capital',
    'capital city',
    'ciudad capital',
    'la ciudad',
    'guatemala ciudad',
    'cayala',
    'zona 10',
    'zona 14',
    'zona 15',
    'zona 4',
    'zona viva',
    'zone 10',
    'zone 14',
  ],
  panajachel: ['pana'],
  quetzaltenango: ['xela', 'xelaju'],
  lanquin: ['semuc', 'semuc champey'],
  flores: ['isla de flores', 'flores island'],
  'el-remate': ['tikal'],
  tecpan: ['iximche'],
  'san-felipe-de-jesus': ['san felipe'],
  'san-lucas-sacatepequez': ['san lucas'],
  'puerto-san-jose': ['el puerto', 'puerto de san jose'],
  'san-martin-zapotitlan': ['reu', 'xocomil'],
  'el-hato': ['hato'],
  'el-estor': ['estor'],
  'san-pedro-las-huertas': ['las huertas'],
}

/** Three regions share the sea. */
const pacificCoast = [
  'pacific',
  'pacifico',
  'pacific coast',
  'costa sur',
  'the coast',
  'la costa',
  'beach',
  'playa',
  'the beach',
  'la playa',
  'beaches',
  'el mar',
  'the sea',
  'mar',
  'ocean',
]

export const regionNicknames: Readonly<Record<string, readonly string[]>> = {
  solola: [
    'atitlan',
    'lake atitlan',
    'lago de atitlan',
    'lago atitlan',
    'the lake',
    'el lago',
    'lake',
    'lago',
    'orilla del lago',
  ],
  peten: ['the jungle', 'la selva', 'selva', 'jungle'],
  izabal: ['caribbean', 'caribe', 'the caribbean', 'el caribe', 'lago de izabal', 'lake izabal'],
  'alta-verapaz': ['verapaz', 'las verapaces', 'verapaces'],
  'baja-verapaz': ['verapaz', 'las verapaces', 'verapaces'],
  escuintla: pacificCoast,
  'santa-rosa': pacificCoast,
  retalhuleu: pacificCoast,
}

/** What visitors know of a region whose name they do not. */
export const regionLandmarks: Readonly<Record<string, Record<Locale, string>>> = {
  solola: { en: 'Lake Atitlán', es: 'lago de Atitlán' },
  peten: { en: 'Tikal', es: 'Tikal' },
}

/** The country's name is also a region's; people mean the country. */
export const countryNames = ['guatemala', 'guatemala country', 'el pais', 'todo el pais']
