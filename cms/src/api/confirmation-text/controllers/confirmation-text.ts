import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::confirmation-text.confirmation-text')
