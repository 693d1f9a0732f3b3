import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::landing-product.landing-product')
