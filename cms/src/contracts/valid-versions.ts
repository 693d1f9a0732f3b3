import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'

/**
 * A subquery for conditions: signed versions whose contract was not withdrawn after them. One that staff kept after a
 * withdrawal is among them.
 */
export function validVersions(strapi: Core.Strapi, column: 'id' | 'reference'): Knex.QueryBuilder {
  const knex = strapi.db.connection
  const keptLater = knex('contract_events as kept')
    .where('kept.kind', 'kept')
    .where('kept.reference', knex.ref('withdrawn.reference'))
    .where('kept.id', '>', knex.ref('withdrawn.id'))
  const withdrawnSince = knex('contract_events as withdrawn')
    .where('withdrawn.kind', 'revoked')
    .where('withdrawn.reference', knex.ref('version.reference'))
    .where('withdrawn.at', '>=', knex.ref('version.signed_at'))
    .whereNotExists(keptLater)
  return knex('contract_versions as version')
    .whereNotExists(withdrawnSince)
    .select(`version.${column}`)
}
