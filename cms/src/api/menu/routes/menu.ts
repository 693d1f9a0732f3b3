import { factories } from '@strapi/strapi'

export default factories.createCoreRouter('api::menu.menu', {
  only: ['find'],
  config: { find: { policies: ['global::published-only'] } },
})
