import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::landing-offer.landing-offer')
