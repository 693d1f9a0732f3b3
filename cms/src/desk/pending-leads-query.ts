import type { Knex } from 'knex'

/**
 * Leads without an answer, except those that became stays and subscriptions, which need none. The caller selects the
 * columns.
 */
export function pendingLeadsQuery(connection: Knex): Knex.QueryBuilder {
  return connection('leads')
    .where('leads.stage', 'new')
    .whereNot('leads.kind', 'subscription')
    .whereNotExists(
      connection('stays').select('stays.id').where('stays.lead', connection.ref('leads.reference')),
    )
}
