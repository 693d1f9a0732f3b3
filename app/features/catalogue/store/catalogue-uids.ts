/** What rentals share: taxonomies, and the forced promotions of the site settings. */
export const sharedUids: ReadonlySet<string> = new Set([
  'api::region.region',
  'api::town.town',
  'api::landmark.landmark',
  'api::amenity.amenity',
  'api::house-rule.house-rule',
  'api::provider.provider',
  'api::promotion.promotion',
  'api::extra-fee.extra-fee',
  'api::currency.currency',
  'api::payment-method.payment-method',
  'api::service.service',
  'api::site-setting.site-setting',
])
