import { data } from '@remix-run/node'
import type { Locale } from '~content/locale'
import { closedLink } from '~/features/private-pages/closed-link.server'
import { privateMessages } from '~/features/private-pages/private-messages.server'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { findShownBooking } from '../find-shown-booking.server'
import { readPayments } from './read-payments.server'

type RequestContext = { request: Request; locale: Locale; link: string }

/** What `/booking-confirmation/{slug}` shows (§2.5). Throws a 503 response if the CMS is unreachable. */
export async function readBookingPage({ request, locale, link }: RequestContext) {
  const { booking: words } = privateMessages(locale)
  return throw503OnOutage('a booking confirmation could not be read', async () => {
    const opened = await findShownBooking(request, link, locale)
    if (opened.outcome === 'open') {
      const { shown, booking } = opened.record
      const payments = await readPayments(booking, locale)
      return data({ kind: 'booking' as const, words, locale, link, booking: shown, payments })
    }
    const { page, init } = closedLink(opened, locale)
    return data(page, init)
  })
}
