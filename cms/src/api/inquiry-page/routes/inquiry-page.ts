import { factories } from '@strapi/strapi'

export default factories.createCoreRouter('api::inquiry-page.inquiry-page', {
  only: ['find'],
  config: { find: { policies: ['global::published-only'] } },
})
