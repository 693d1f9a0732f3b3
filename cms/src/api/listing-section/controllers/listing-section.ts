import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::listing-section.listing-section')
