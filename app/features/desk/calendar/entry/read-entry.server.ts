import type { Locale } from '~content/locale'
import { isMadeByHand } from '~content/reservation-kind'
import type { Reservation } from '~content/rental-calendar'
import { rentalText } from '~/features/catalogue/rental-page'
import {
  getCatalogueUntagged,
  hasCatalogue,
} from '~/features/catalogue/store/catalogue-store.server'
import { panelAddress } from '~/features/staff/area/panel-address.server'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { notFound } from '~/platform/http/not-found.server'
import { dayNumber, guatemalaToday } from '~/platform/time/guatemala-day'
import { createCalendarStore, type CalendarStore } from '../calendar-store.server'

type EntryContext = {
  request: Request
  locale: Locale
  id: string
  store?: Pick<CalendarStore, 'find'>
  now?: Date
}

/** One reservation: what it is, whose, from where. Throws 404 and 503 responses. */
export async function readEntry({
  request,
  locale,
  id,
  store = createCalendarStore(),
  now = new Date(),
}: EntryContext) {
  await requireStaff(request, { right: 'stays' })
  const entry = await findEntry(store, id)
  if (!entry) throw notFound()
  const rental = hasCatalogue() ? getCatalogueUntagged().rentals.get(entry.rental.id) : undefined
  const today = guatemalaToday(now)
  const isOver =
    entry.endDate <= today ||
    (entry.kind === 'hold' && entry.holdUntil !== null && new Date(entry.holdUntil) <= now)
  return {
    locale,
    entry,
    isOver,
    house: (rental && rentalText(rental, locale)?.name) ?? entry.rental.name,
    slug: rental?.slug ?? null,
    nights: dayNumber(entry.endDate) - dayNumber(entry.startDate),
    mayEnd: isMadeByHand(entry) && !isOver,
    panel: entry.feed
      ? panelAddress('api::calendar-feed.calendar-feed', entry.feed.id)
      : panelAddress('api::reservation.reservation', entry.id),
  }
}

export type EntryData = Awaited<ReturnType<typeof readEntry>>

async function findEntry(
  store: Pick<CalendarStore, 'find'>,
  id: string,
): Promise<Reservation | null> {
  if (!/^[0-9a-z]{1,40}$/.test(id)) return null
  return throw503OnOutage('a reservation could not be read', () => store.find(id))
}
