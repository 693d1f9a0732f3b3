import type { Knex } from 'knex'

/**
 * Leads without an answer, except those that became stays and subscriptions, which need none. The caller selects the
 * columns.
 */
export function pendingLeadsQuery(connection: Knex): Knex.QueryBuilder {
  return leadsWithoutStay(connection).where('leads.stage', 'new')
}

/** Those, and landing leads that were contacted: they can still become stays. */
export function openLeadsQuery(connection: Knex): Knex.QueryBuilder {
  return leadsWithoutStay(connection).where((any) => {
    void any
      .where('leads.stage', 'new')
      .orWhere({ 'leads.stage': 'contacted', 'leads.kind': 'landing' })
  })
}

function leadsWithoutStay(connection: Knex): Knex.QueryBuilder {
  return connection('leads')
    .whereNot('leads.kind', 'subscription')
    .whereNotExists(
      connection('stays').select('stays.id').where('stays.lead', connection.ref('leads.reference')),
    )
}
