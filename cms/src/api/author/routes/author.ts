import { factories } from '@strapi/strapi'

// Pages refer to it, which a token sees only with this action.
export default factories.createCoreRouter('api::author.author', { only: ['find'] })
