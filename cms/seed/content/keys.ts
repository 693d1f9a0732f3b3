/** The names by which the files of the demo content refer to each other; a typing mistake does not compile. */

export const regionSlugs = [
  'sacatepequez',
  'guatemala',
  'solola',
  'escuintla',
  'santa-rosa',
  'izabal',
  'peten',
  'quetzaltenango',
  'alta-verapaz',
  'baja-verapaz',
  'chimaltenango',
  'jalapa',
  'retalhuleu',
] as const

export const townSlugs = {
  sacatepequez: [
    'antigua-guatemala',
    'ciudad-vieja',
    'jocotenango',
    'san-felipe-de-jesus',
    'san-pedro-las-huertas',
    'san-juan-del-obispo',
    'santa-maria-de-jesus',
    'san-miguel-duenas',
    'san-antonio-aguas-calientes',
    'santa-ana',
    'pastores',
    'el-hato',
    'san-lucas-sacatepequez',
  ],
  guatemala: ['guatemala-city', 'mixco', 'santa-catarina-pinula', 'san-jose-pinula', 'fraijanes'],
  solola: [
    'panajachel',
    'san-pedro-la-laguna',
    'san-marcos-la-laguna',
    'santa-cruz-la-laguna',
    'jaibalito',
    'san-juan-la-laguna',
    'santiago-atitlan',
    'santa-catarina-palopo',
    'san-antonio-palopo',
  ],
  escuintla: ['puerto-san-jose', 'iztapa', 'palin'],
  'santa-rosa': ['monterrico', 'las-lisas'],
  izabal: ['rio-dulce', 'livingston', 'el-estor'],
  peten: ['flores', 'el-remate', 'sayaxche'],
  quetzaltenango: ['quetzaltenango', 'zunil'],
  'alta-verapaz': ['coban', 'lanquin', 'san-juan-chamelco'],
  'baja-verapaz': ['salama', 'purulha'],
  chimaltenango: ['tecpan', 'acatenango', 'san-andres-itzapa'],
  jalapa: ['jalapa', 'mataquescuintla'],
  retalhuleu: ['champerico', 'san-martin-zapotitlan'],
} as const

export const amenitySlugs = [
  'wifi',
  'fast-wifi',
  'hot-water',
  'fireplace',
  'air-conditioning',
  'ceiling-fans',
  'smart-tv',
  'washer',
  'dryer',
  'iron',
  'hair-dryer',
  'daily-cleaning',
  'full-kitchen',
  'kitchenette',
  'coffee-maker',
  'water-filter',
  'breakfast',
  'private-chef',
  'garden',
  'courtyard-fountain',
  'terrace',
  'rooftop',
  'volcano-view',
  'lake-view',
  'sea-access',
  'private-dock',
  'pool',
  'heated-pool',
  'jacuzzi',
  'barbecue',
  'fire-pit',
  'hammocks',
  'kayaks',
  'crib',
  'high-chair',
  'board-games',
  'playground',
  'pets-welcome',
  'desk',
  'meeting-room',
  'parking',
  'gated-community',
  'night-guard',
  'smoke-detector',
  'first-aid',
  'step-free',
  'generator',
  'solar-power',
] as const

export const houseRuleSlugs = [
  'no-smoking',
  'smoking-outside',
  'no-parties',
  'events-on-request',
  'pets-on-request',
  'no-pets',
  'children-welcome',
  'adults-only',
  'quiet-hours',
  'no-shoes',
  'register-visitors',
  'respect-neighbours',
] as const

export const promotionKeys = [
  'last-minute-12',
  'last-minute-20',
  'rainy-season-15',
  'midweek-10',
  'valentine-14',
  'black-week-25',
  'end-of-year-10',
  'opening-offer-20',
  'holy-week-surcharge-30',
  'new-year-surcharge-25',
  'green-season-forced',
  'spring-preview-18',
] as const

export const extraFeeKeys = [
  'cleaning-35',
  'cleaning-55',
  'cleaning-90',
  'service-5',
  'pet-stay-25',
  'pet-night-8',
  'late-check-in-25',
  'extra-guest-12-over-4',
  'extra-guest-15-over-8',
  'bed-linen-guest-6',
  'pool-heating-night-20',
  'lake-conservation-guest-night-2',
] as const

export const providerKeys = [
  'casa-y-calle',
  'volcan-homes',
  'atitlan-shores',
  'costa-tranquila',
  'selva-stays',
  'owner-marta-ajanel',
  'owner-julio-pirir',
  'ciudad-nueva-living',
] as const

export const seasonKeys = ['christmas', 'holy-week', 'july-holidays', 'independence'] as const

export const cancellationKeys = ['flexible', 'moderate', 'firm', 'long-stay'] as const

/** Kinds of scene of the picture generator. The first list may stand as a cover. */
export const coverScenes = [
  'facade',
  'courtyard',
  'villa',
  'modern-flat',
  'coffee-finca',
  'lake-house',
  'lake-cabin',
  'jungle-cabin',
  'treehouse',
  'dome',
  'beach-house',
  'highland-house',
  'city-tower',
  'hotel-front',
  'townhouse',
] as const

export const roomScenes = [
  'bedroom',
  'bedroom-twin',
  'bedroom-loft',
  'living-room',
  'dining-room',
  'kitchen',
  'bathroom',
  'fireplace',
  'workspace',
  'corridor',
  'patio-fountain',
  'garden',
  'hammock',
  'terrace',
  'rooftop',
  'pool',
  'volcano-view',
  'lake-view',
  'dock',
  'jungle-view',
  'beach-view',
  'city-view',
  'street-arch',
  'cobbled-street',
  'reception',
] as const

export type RegionSlug = (typeof regionSlugs)[number]
export type TownSlug = (typeof townSlugs)[RegionSlug][number]
export type AmenitySlug = (typeof amenitySlugs)[number]
export type HouseRuleSlug = (typeof houseRuleSlugs)[number]
export type PromotionKey = (typeof promotionKeys)[number]
export type ExtraFeeKey = (typeof extraFeeKeys)[number]
export type ProviderKey = (typeof providerKeys)[number]
export type SeasonKey = (typeof seasonKeys)[number]
export type CancellationKey = (typeof cancellationKeys)[number]
export type CoverScene = (typeof coverScenes)[number]
export type RoomScene = (typeof roomScenes)[number]
export type Scene = CoverScene | RoomScene
