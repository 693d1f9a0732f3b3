import { factories } from '@strapi/strapi'

export default factories.createCoreRouter('api::newsletter-issue.newsletter-issue', {
  only: ['find'],
  config: { find: { policies: ['global::published-only'] } },
})
