import { factories } from '@strapi/strapi'

export default factories.createCoreRouter('api::referral-plan.referral-plan', {
  only: ['find'],
  config: { find: { policies: ['global::published-only'] } },
})
