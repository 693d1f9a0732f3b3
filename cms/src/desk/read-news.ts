import type { Core } from '@strapi/strapi'
import { deskNewsSchema, maxNews } from '../content-types/desk'
import { guestAuthor } from '../stays/stay-record'
import { pendingLeadsQuery } from './pending-leads-query'

/** The latest log lines of stays, and the latest waiting leads. */
export async function readNews(strapi: Core.Strapi) {
  const { connection } = strapi.db
  const [events, leads] = await Promise.all([
    connection('stay_events')
      .leftJoin('stays', 'stays.reference', 'stay_events.reference')
      .select(
        'stay_events.id',
        'stay_events.reference',
        'stay_events.kind',
        'stay_events.actor',
        'stays.section',
      )
      .orderBy('stay_events.id', 'desc')
      .limit(maxNews),
    pendingLeadsQuery(connection)
      .select('leads.id', 'leads.reference', 'leads.kind', { documentId: 'leads.document_id' })
      .orderBy('leads.id', 'desc')
      .limit(maxNews),
  ])
  return deskNewsSchema.parse({
    data: {
      stays: events.map(({ kind, actor, ...event }) => ({
        ...event,
        // A stay that the team began is no inquiry.
        what: kind === 'began' && actor === guestAuthor.actor ? 'arrived' : 'changed',
      })),
      leads,
    },
  })
}
