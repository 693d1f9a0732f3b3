import { factories } from '@strapi/strapi'

export default factories.createCoreRouter('api::file-retention.file-retention', {
  only: ['find'],
  config: { find: { policies: ['global::published-only'] } },
})
