import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::staff-mailbox.staff-mailbox')
