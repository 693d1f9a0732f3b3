import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::listing-section.listing-section')
