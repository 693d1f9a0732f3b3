import type { Knex } from 'knex'

/**
 * Leads that nobody has answered, without those that are stays and without subscriptions, which need no answer. The
 * caller says what is read of them.
 */
export function withoutStay(connection: Knex): Knex.QueryBuilder {
  return connection('leads')
    .where('leads.stage', 'new')
    .whereNot('leads.kind', 'subscription')
    .whereNotExists(
      connection('stays').select('stays.id').where('stays.lead', connection.ref('leads.reference')),
    )
}
