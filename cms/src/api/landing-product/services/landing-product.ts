import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::landing-product.landing-product')
