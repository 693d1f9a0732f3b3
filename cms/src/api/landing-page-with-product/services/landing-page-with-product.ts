import { factories } from '@strapi/strapi'

export default factories.createCoreService(
  'api::landing-page-with-product.landing-page-with-product',
)
