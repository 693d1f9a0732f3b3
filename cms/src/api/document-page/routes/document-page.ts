import { factories } from '@strapi/strapi'

export default factories.createCoreRouter('api::document-page.document-page', {
  only: ['find'],
  config: { find: { policies: ['global::published-only'] } },
})
