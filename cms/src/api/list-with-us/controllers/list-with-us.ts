import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::list-with-us.list-with-us')
