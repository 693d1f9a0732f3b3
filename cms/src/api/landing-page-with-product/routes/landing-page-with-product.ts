import { factories } from '@strapi/strapi'

export default factories.createCoreRouter(
  'api::landing-page-with-product.landing-page-with-product',
  {
    only: ['find'],
    config: { find: { policies: ['global::published-only'] } },
  },
)
