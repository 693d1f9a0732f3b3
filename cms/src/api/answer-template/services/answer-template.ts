import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::answer-template.answer-template')
