import { factories } from '@strapi/strapi'

export default factories.createCoreRouter('api::answer-template.answer-template', {
  only: ['find'],
  config: { find: { policies: ['global::published-only'] } },
})
