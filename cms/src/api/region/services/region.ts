import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::region.region')
