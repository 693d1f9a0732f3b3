import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::referral-plan.referral-plan')
