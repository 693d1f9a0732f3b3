import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::answer-template.answer-template')
