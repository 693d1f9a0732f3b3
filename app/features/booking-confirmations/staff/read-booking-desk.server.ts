import type { Locale } from '~content/locale'
import { fillWords } from '~/features/contracts/contract-words'
import { privateMessages } from '~/features/private-pages/private-messages.server'
import {
  getCatalogueUntagged,
  hasCatalogue,
} from '~/features/catalogue/store/catalogue-store.server'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { whatsAppLink } from '~/features/site/contact/whatsapp-link'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { notFound } from '~/platform/http/not-found.server'
import { guestAddress } from '../booking-link.server'
import { createBookingStore } from '../booking-store.server'
import { showBooking } from '../show-booking.server'
import { bookingDecisions } from './booking-decision'
import { cmsEntry } from './cms-entry.server'

type RequestContext = { request: Request; locale: Locale; id: string }

/** A confirmation as staff share it: its link, its state and what the guest reads. Throws 404 and 503 responses. */
export async function readBookingDesk({ request, locale, id }: RequestContext) {
  await requireStaff(request, { right: 'bookingConfirmations' })
  return throw503OnOutage('a booking confirmation could not be read', async () => {
    const booking = await createBookingStore().find(id)
    if (!booking) throw notFound()
    const {
      staffBooking: words,
      bookingStages: stages,
      booking: bookingWords,
    } = privateMessages(locale)
    const { stage, linkNumber, instructionsReleased, guestName, noRequirement, language } = booking
    const query = new URL(request.url).searchParams
    const link = stage === 'shared' ? guestAddress(booking) : null
    const text =
      link &&
      fillWords(privateMessages(language).staffBooking.whatsappText, { name: guestName, link })
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
      whatsapp: text && whatsAppLink('', text),
      done: bookingDecisions.find((name) => name === query.get('done')) ?? null,
      entry: cmsEntry(booking.documentId),
      shown: showBooking(booking, locale, hasCatalogue() ? getCatalogueUntagged() : null),
    }
  })
}

export type BookingDeskData = Awaited<ReturnType<typeof readBookingDesk>>
