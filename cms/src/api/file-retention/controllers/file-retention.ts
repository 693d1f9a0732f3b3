import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::file-retention.file-retention')
