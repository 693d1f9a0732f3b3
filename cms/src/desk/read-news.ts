import type { Core } from '@strapi/strapi'
import { deskNewsSchema, maxNews } from '../content-types/desk'
import { pendingLeadsQuery } from './pending-leads-query'

/** The latest log lines of stays, and the latest waiting leads. */
export async function readNews(strapi: Core.Strapi) {
  const { connection } = strapi.db
  const [events, leads] = await Promise.all([
    connection('stay_events')
      .leftJoin('stays', 'stays.reference', 'stay_events.reference')
      .select('stay_events.id', 'stay_events.reference', 'stay_events.kind', 'stays.section')
      .orderBy('stay_events.id', 'desc')
      .limit(maxNews),
    pendingLeadsQuery(connection)
      .select('leads.id', 'leads.reference', 'leads.kind', { documentId: 'leads.document_id' })
      .orderBy('leads.id', 'desc')
      .limit(maxNews),
  ])
  return deskNewsSchema.parse({
    data: {
      stays: events.map(({ kind, ...event }) => ({
        ...event,
        what: kind === 'began' ? 'arrived' : 'changed',
      })),
      leads,
    },
  })
}
