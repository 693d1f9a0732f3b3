import { factories } from '@strapi/strapi'

export default factories.createCoreRouter('api::legal-text.legal-text', {
  only: ['find'],
  config: { find: { policies: ['global::published-only'] } },
})
