import type { Core, UID } from '@strapi/strapi'
import { calendarFeedUid } from '../calendar-feeds/calendar-feed-uid'
import { reservationUid } from '../reservations/reservation-uid'
import { isSubmission } from '../submissions/submission-types'
import { isSeeding, recordChange } from './record-change'
import { visibleEvent } from './visible-change'

type Version = { locale: string | null }

/** Records every content change that visitors can see, whether it comes from the panel, the API or code. */
export function recordDocumentChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    const params: Record<string, unknown> = { ...context.params }
    const hasDrafts = context.contentType.options?.draftAndPublish === true
    const event = visibleEvent({ name: action, status: params.status, hasDrafts })
    // Submissions and linked calendars are not content: the site does not show them. Reservations are announced as
    // changes of their rental.
    const isUnseen = isSubmission(uid) || uid === reservationUid || uid === calendarFeedUid
    const isContent = uid.startsWith('api::') && !isUnseen
    if (!event || !isContent || isSeeding(strapi)) return next()

    return strapi.db.transaction(async () => {
      const before = await liveVersions(strapi, uid, params.documentId, hasDrafts)
      const result = await next()
      const documentId = documentIdOf(action === 'clone' ? {} : params, result)
      if (documentId === undefined) return result
      const after = await liveVersions(strapi, uid, documentId, hasDrafts)
      const gone = event === 'delete' || event === 'unpublish'
      const touched = gone ? before : after
      for (const { locale } of touched) {
        const still = after.some((version) => version.locale === locale)
        if (gone && still) continue
        // Shared fields also update the languages that the action did not name.
        const meant = gone || isMeant(params.locale, locale)
        await recordChange(strapi, { event: meant ? event : 'update', uid, documentId, locale })
      }
      return result
    })
  })
}

async function liveVersions(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: unknown,
  hasDrafts: boolean,
): Promise<Version[]> {
  if (typeof documentId !== 'string') return []
  const where = { documentId, ...(hasDrafts && { publishedAt: { $notNull: true } }) }
  return strapi.db.query(uid).findMany({ where, select: ['locale'] })
}

function documentIdOf(params: Record<string, unknown>, result: unknown): string | undefined {
  if (typeof params.documentId === 'string') return params.documentId
  if (typeof result !== 'object' || result === null || !('documentId' in result)) return undefined
  return typeof result.documentId === 'string' ? result.documentId : undefined
}

/** Whether an action's `locale` parameter names this language; it defaults to English. */
function isMeant(parameter: unknown, locale: string | null): boolean {
  if (locale === null || parameter === '*') return true
  const named = Array.isArray(parameter) ? parameter : [parameter ?? 'en']
  return named.includes(locale)
}
