import { factories } from '@strapi/strapi'

export default factories.createCoreRouter('api::landing-offer.landing-offer', {
  only: ['find'],
  config: { find: { policies: ['global::published-only'] } },
})
