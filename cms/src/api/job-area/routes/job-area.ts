import { factories } from '@strapi/strapi'

export default factories.createCoreRouter('api::job-area.job-area', {
  only: ['find'],
  config: { find: { policies: ['global::published-only'] } },
})
