/** The presets that editors can start a landing from. */
export const presetKeys = ['offer', 'products', 'farm', 'ads', 'prices'] as const

export type PresetKey = (typeof presetKeys)[number]

/** Types that are built from blocks. */
export const presetTypes = [
  'api::landing-page.landing-page',
  'api::landing-page-with-product.landing-page-with-product',
  'api::landing-offer.landing-offer',
  'api::landing-price.landing-price',
] as const
