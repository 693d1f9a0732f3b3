import { factories } from '@strapi/strapi'

export default factories.createCoreRouter('api::career.career', {
  only: ['find'],
  config: { find: { policies: ['global::published-only'] } },
})
