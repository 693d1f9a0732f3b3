import { factories } from '@strapi/strapi'

export default factories.createCoreRouter('api::confirmation-text.confirmation-text', {
  only: ['find'],
  config: { find: { policies: ['global::published-only'] } },
})
