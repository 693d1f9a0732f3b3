import { privateMessages } from '~/features/private-pages/private-messages.server'
import type { Locale } from '~content/locale'
import type { Stay } from '~content/stay'
import { stagesCalledOff } from '~content/stay-stage'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { findBookingUrl } from '../booking-link.server'
import { createBookingStore } from '../booking-store.server'
import { bookingWhatsApp } from './booking-whatsapp.server'

type Reader = { locale: Locale; stay: Pick<Stay, 'booking' | 'phone' | 'stage'> }

/**
 * The guest's link of the confirmation of a stay; null if there is none, where the stay is lost or cancelled, which
 * closes the link, or where the CMS does not say.
 */
export async function readBookingOfStay({ locale, stay: { booking: id, phone, stage } }: Reader) {
  if (id === null || stagesCalledOff.includes(stage)) return null
  try {
    const store = createBookingStore()
    const booking = await store.find(id)
    const link = booking?.stage === 'shared' ? await findBookingUrl(booking, store) : null
    if (!booking || !link) return null
    const { link: title, linkHint, whatsapp } = privateMessages(locale).staffBooking
    return {
      words: { title, linkHint, whatsapp },
      link,
      whatsapp: bookingWhatsApp(booking, { link, phone }),
    }
  } catch (err) {
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err }, 'the confirmation of a stay could not be read')
    return null
  }
}

export type BookingOfStayData = NonNullable<Awaited<ReturnType<typeof readBookingOfStay>>>
