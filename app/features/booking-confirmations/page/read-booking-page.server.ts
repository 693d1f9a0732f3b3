import { data } from '@remix-run/node'
import type { Locale } from '~content/locale'
import { privateMessages } from '~/features/private-pages/private-messages.server'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { unavailableResponse } from '~/platform/content/content-unavailable.server'
import { secondsToWait } from '~/platform/links/open-private-link.server'
import { log } from '~/platform/log/log.server'
import { findShownBooking } from '../find-shown-booking.server'

type RequestContext = { request: Request; locale: Locale; link: string }

/** What `/booking-confirmation/{slug}` shows (§2.5). Throws a 503 response if the CMS is unreachable. */
export async function readBookingPage({ request, locale, link }: RequestContext) {
  const { closed, booking: words } = privateMessages(locale)
  try {
    const opened = await findShownBooking(request, link, locale)
    if (opened.outcome === 'open') {
      const { shown } = opened.record
      return data({ kind: 'booking' as const, words, locale, link, booking: shown })
    }
    const isLimited = opened.outcome === 'limited'
    const wait = secondsToWait(opened)
    return data(
      { kind: 'closed' as const, words: closed, locale, isLimited },
      { status: isLimited ? 429 : 404, headers: wait ? { 'Retry-After': wait } : {} },
    )
  } catch (err) {
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err }, 'a booking confirmation could not be read')
    throw unavailableResponse()
  }
}
