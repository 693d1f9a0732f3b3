import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::job-area.job-area')
