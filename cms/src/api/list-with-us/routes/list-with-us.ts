import { factories } from '@strapi/strapi'

export default factories.createCoreRouter('api::list-with-us.list-with-us', {
  only: ['find'],
  config: { find: { policies: ['global::published-only'] } },
})
