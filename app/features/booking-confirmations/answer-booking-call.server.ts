import { callAnswer } from '~/features/submissions/call-answer.server'
import { isRecordsOutage } from '~/platform/content/private-records.server'
import { requestedLanguage } from '~/platform/http/requested-language'
import { limitedHeaders } from '~/platform/links/open-private-link.server'
import { log } from '~/platform/log/log.server'
import { findShownBooking } from './find-shown-booking.server'
import type { ShownBooking } from './shown-booking'

/**
 * `GET /api/bookings/confirmation/{slug}?language=` (contracts-and-routes.md §7): 200 the confirmation; the same 404
 * for all that does not exist, 429 after many wrong slugs, 503 while the CMS is unreachable. Never cached.
 */
export async function answerBookingCall(request: Request, link: string): Promise<Response> {
  try {
    const opened = await findShownBooking(request, link, requestedLanguage(request))
    if (opened.outcome === 'closed') return callAnswer(404, { errors: ['NOT_FOUND'] })
    if (opened.outcome === 'limited') {
      return callAnswer(429, { errors: ['TOO_MANY_REQUESTS'] }, limitedHeaders(opened))
    }
    return callAnswer(200, bookingRecord(opened.record.shown))
  } catch (err) {
    if (!isRecordsOutage(err)) throw err
    log.error({ err }, 'a booking confirmation could not be read')
    return callAnswer(503, { errors: ['UNAVAILABLE'] }, { 'Retry-After': '30' })
  }
}

/** A confirmation in the customer's names (contracts-and-routes.md §3). Texts are HTML. */
export function bookingRecord({ stays, ...booking }: ShownBooking) {
  const { noRequirement, guestName, startDate, endDate, noPax } = booking
  return {
    noRequirement,
    guestName,
    startDate,
    endDate,
    noPax,
    details: stays.map(({ name, startDate, endDate, noPax }) => {
      return { name, startDate, endDate, noPax }
    }),
    productInstructions: stays.map(({ name, arrivalHtml, checkinHtml, houseRules }) => ({
      name,
      arrivalInstructions: arrivalHtml,
      checkinInstructions: checkinHtml,
      houseRules: (houseRules ?? []).map(({ slug, name }) => ({ suitability: { slug, name } })),
    })),
  }
}
