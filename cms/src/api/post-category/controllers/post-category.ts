import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::post-category.post-category')
