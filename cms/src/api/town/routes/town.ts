import { factories } from '@strapi/strapi'

// The home page populates towns, and a token may populate only types that it may find.
export default factories.createCoreRouter('api::town.town', { only: ['find'] })
