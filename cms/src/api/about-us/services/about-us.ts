import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::about-us.about-us')
