import { factories } from '@strapi/strapi'

export default factories.createCoreController(
  'api::landing-page-with-product.landing-page-with-product',
)
