import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::post-category.post-category')
