import { factories } from '@strapi/strapi'

export default factories.createCoreRouter('api::landing-price.landing-price', {
  only: ['find'],
  config: { find: { policies: ['global::published-only'] } },
})
