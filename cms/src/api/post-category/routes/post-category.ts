import { factories } from '@strapi/strapi'

// Pages refer to it, which a token sees only with this action.
export default factories.createCoreRouter('api::post-category.post-category', { only: ['find'] })
