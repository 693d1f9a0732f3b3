import type { Locale } from '~content/locale'
import type { StayDates } from '~content/nights'
import { dayAfter } from '~content/nights'
import type { ReservationKind } from '~content/reservation-kind'
import { href } from '~/routing/href'
import { panelAddress } from '~/features/staff/area/panel-address.server'
import type { CalendarStore } from '../calendar-store.server'

/** Who or what has nights, and where staff look at it. */
export type Holder = StayDates & {
  kind: ReservationKind | 'dates'
  name: string
  holdUntil: string | null
  address: string
}

/** What has one of these nights of a rental now. */
export async function listHolders(
  store: Pick<CalendarStore, 'read'>,
  { rental, startDate, endDate }: StayDates & { rental: string },
  locale: Locale,
): Promise<Holder[]> {
  const { spans, blocked } = await store.read({ rental, from: startDate, to: endDate })
  return [
    ...spans.map(({ id, stay, kind, name, holdUntil, ...span }) => ({
      kind,
      name,
      holdUntil,
      startDate: span.startDate,
      endDate: span.endDate,
      address: stay
        ? href('staffStay', locale, { id: stay })
        : href('staffReservation', locale, { id }),
    })),
    ...blocked.map((dates) => ({
      kind: 'dates' as const,
      name: '',
      holdUntil: null,
      startDate: dates.startDate,
      endDate: dayAfter(dates.endDate),
      address: panelAddress('api::rental.rental', rental),
    })),
  ]
}
