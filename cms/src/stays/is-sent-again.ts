import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'

/** A condition for stays: their signed contract was sent again, and waits for the next signature. */
export function isSentAgain(strapi: Core.Strapi) {
  const signed: Knex.QueryBuilder = strapi.db.connection('contract_versions').select('reference')
  return { stage: 'contractSent', contract: { $in: signed } }
}
