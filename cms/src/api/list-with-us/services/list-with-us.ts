import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::list-with-us.list-with-us')
