import { createHash } from 'node:crypto'
import { siteSettings } from '~content/site-settings'
import { privateMessages } from '~/features/private-pages/private-messages.server'
import { readContent } from '~/platform/content/read-content.server'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { env } from '~/platform/env/env.server'
import { notFound } from '~/platform/http/not-found.server'
import { requestedLanguage } from '~/platform/http/requested-language'
import { limitedHeaders } from '~/platform/links/open-private-link.server'
import { noStore } from '~/platform/page-cache/cache-policy'
import { href } from '~/routing/href'
import { bookingCalendar } from './booking-calendar'
import { findShownBooking } from '../find-shown-booking.server'
import { hoursInWords } from '../page/hours-in-words'

/** The stays of a confirmation as a calendar file, for anyone with its link. Never cached. */
export async function answerCalendar(request: Request, link: string): Promise<Response> {
  const locale = requestedLanguage(request)
  return throw503OnOutage('a booking confirmation could not be read', async () => {
    const opened = await findShownBooking(request, link, locale)
    if (opened.outcome === 'limited') {
      return new Response(null, { status: 429, headers: limitedHeaders(opened) })
    }
    if (opened.outcome === 'closed') return notFound()
    const { booking, shown } = opened.record
    const settings = await readContent(siteSettings, locale)
    const { booking: words } = privateMessages(locale)
    const page = new URL(href('bookingConfirmation', locale, { slug: link }), env.SITE_ORIGIN)
    const calendar = bookingCalendar(shown, {
      brand: settings?.brandName ?? '',
      phone: settings?.phone ?? '',
      page: page.href,
      id: createHash('sha256').update(booking.documentId).digest('hex').slice(0, 24),
      host: page.host,
      country: words.country,
      hoursOf: ({ hours }) => hoursInWords(hours, words),
    })
    const name = `${booking.noRequirement.replace(/[^\w-]+/g, '-')}.ics`
    return new Response(calendar, {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': noStore,
        'X-Robots-Tag': 'noindex, nofollow',
        'Referrer-Policy': 'no-referrer',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  })
}
