import type { BookingConfirmation } from '~content/booking-confirmation'
import type { Locale } from '~content/locale'
import {
  getCatalogueUntagged,
  hasCatalogue,
} from '~/features/catalogue/store/catalogue-store.server'
import type { OpenedPrivateLink } from '~/platform/links/open-private-link.server'
import { openBooking } from './open-booking.server'
import { showBooking } from './show-booking.server'
import type { ShownBooking } from './shown-booking'

/** What a link opens, as its guest may see it. Throws `RecordsUnavailable`. */
export async function findShownBooking(
  request: Request,
  link: string,
  locale: Locale,
): Promise<OpenedPrivateLink<{ booking: BookingConfirmation; shown: ShownBooking }>> {
  const opened = await openBooking(request, link)
  if (opened.outcome !== 'open') return opened
  const booking = opened.record
  const shown = showBooking(booking, locale, hasCatalogue() ? getCatalogueUntagged() : null)
  return { outcome: 'open', record: { booking, shown } }
}
