import { factories } from '@strapi/strapi'

// The places of the home page name their town, which a token sees only with this action.
export default factories.createCoreRouter('api::town.town', { only: ['find'] })
