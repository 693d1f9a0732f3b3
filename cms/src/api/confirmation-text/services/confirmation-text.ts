import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::confirmation-text.confirmation-text')
