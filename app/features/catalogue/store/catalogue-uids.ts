/**
 * What else the CMS's bulk answer is made of: taxonomies, the forced promotions of the site settings,
 * and the files behind the galleries.
 */
export const catalogueUids: ReadonlySet<string> = new Set([
  'api::region.region',
  'api::town.town',
  'api::amenity.amenity',
  'api::house-rule.house-rule',
  'api::provider.provider',
  'api::promotion.promotion',
  'api::extra-fee.extra-fee',
  'api::currency.currency',
  'api::payment-method.payment-method',
  'api::service.service',
  'api::site-setting.site-setting',
  'plugin::upload.file',
])
