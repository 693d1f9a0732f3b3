import { factories } from '@strapi/strapi'

export default factories.createCoreRouter('api::staff-mailbox.staff-mailbox', {
  only: ['find'],
  config: { find: { policies: ['global::published-only'] } },
})
