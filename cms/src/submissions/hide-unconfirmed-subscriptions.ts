import type { Core } from '@strapi/strapi'

const listing = ['findMany', 'count']

/** The default filter of lead lists: confirmed subscriptions only. */
const subscribersAlone = {
  $or: [
    { kind: { $null: true } },
    { kind: { $ne: 'subscription' } },
    { subscription: 'confirmed' },
  ],
}

/**
 * Lists and exports of leads leave out subscriptions that are pending or ended, unless a filter asks for that state.
 */
export function hideUnconfirmedSubscriptions(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== 'api::lead.lead' || !listing.includes(context.action)) return next()
    const { params } = context
    const given: unknown = 'filters' in params ? params.filters : undefined
    if (!asksForState(given)) {
      const filters = given ? { $and: [given, subscribersAlone] } : subscribersAlone
      Object.assign(params, { filters })
    }
    return next()
  })
}

function asksForState(filters: unknown): boolean {
  if (typeof filters !== 'object' || filters === null) return false
  return Object.entries(filters).some(([name, inner]) => {
    return name === 'subscription' || asksForState(inner)
  })
}
