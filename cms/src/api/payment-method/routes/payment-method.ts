import { factories } from '@strapi/strapi'

// Pages populate it, and a token may populate only types that it may find.
export default factories.createCoreRouter('api::payment-method.payment-method', { only: ['find'] })
