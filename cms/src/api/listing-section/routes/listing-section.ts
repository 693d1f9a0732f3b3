import { factories } from '@strapi/strapi'

export default factories.createCoreRouter('api::listing-section.listing-section', {
  only: ['find'],
  config: { find: { policies: ['global::published-only'] } },
})
