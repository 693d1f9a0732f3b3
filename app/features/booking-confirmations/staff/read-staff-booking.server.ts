import type { Locale } from '~content/locale'
import { privateMessages } from '~/features/private-pages/private-messages.server'
import {
  getCatalogueUntagged,
  hasCatalogue,
} from '~/features/catalogue/store/catalogue-store.server'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { createStayStore } from '~/features/stays/stay-store.server'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { notFound } from '~/platform/http/not-found.server'
import { findBookingUrl } from '../booking-link.server'
import { createBookingStore } from '../booking-store.server'
import { showBooking } from '../show-booking.server'
import { bookingDecisions } from './booking-decision'
import { bookingWhatsApp } from './booking-whatsapp.server'
import { cmsEntry } from './cms-entry.server'

type RequestContext = { request: Request; locale: Locale; id: string }

/** A confirmation as staff share it: its link, its state and what the guest reads. Throws 404 and 503 responses. */
export async function readStaffBooking({ request, locale, id }: RequestContext) {
  await requireStaff(request, { right: 'bookingConfirmations' })
  return throw503OnOutage('a booking confirmation could not be read', async () => {
    const store = createBookingStore()
    const booking = await store.find(id)
    if (!booking) throw notFound()
    const {
      staffBooking: words,
      bookingStages: stages,
      booking: bookingWords,
    } = privateMessages(locale)
    const { stage, linkNumber, instructionsReleased, noRequirement } = booking
    const query = new URL(request.url).searchParams
    const link = stage === 'shared' ? await findBookingUrl(booking, store) : null
    const stay = link && booking.stay ? await createStayStore().find(booking.stay) : null
    return {
      words,
      stages,
      bookingWords,
      locale,
      stage,
      linkNumber,
      instructionsReleased,
      noRequirement,
      link,
      whatsapp: link && bookingWhatsApp(booking, { link, phone: stay?.phone ?? null }),
      done: bookingDecisions.find((name) => name === query.get('done')) ?? null,
      entry: cmsEntry(booking.documentId),
      shown: showBooking(booking, locale, hasCatalogue() ? getCatalogueUntagged() : null),
    }
  })
}

export type StaffBookingData = Awaited<ReturnType<typeof readStaffBooking>>
