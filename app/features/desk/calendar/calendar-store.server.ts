import {
  rentalCalendarSchema,
  reservationAnswerSchema,
  type NewReservation,
  type RentalCalendar,
  type Reservation,
  type ReservationEnd,
} from '~content/rental-calendar'
import { privateRecords, type PrivateRecords } from '~/platform/content/private-records.server'

/** Days from the first one to the day after the last one; of one rental by its document id. */
type Wanted = { from: string; to: string; rental?: string }

export type CalendarStore = {
  read: (wanted: Wanted) => Promise<RentalCalendar>
  find: (id: string) => Promise<Reservation | null>
  /** Throws `RecordConflict` if one of the nights is taken or the rental was deleted. */
  make: (reservation: NewReservation) => Promise<void>
  /** False if it was changed or ended meanwhile. */
  end: (id: string, end: ReservationEnd) => Promise<boolean>
}

/** Reservations as the CMS keeps them. Every call throws `RecordsUnavailable` if the CMS is unreachable. */
export function createCalendarStore(records: PrivateRecords = privateRecords()): CalendarStore {
  const pathOf = (id: string) => `reservations/${encodeURIComponent(id)}`
  return {
    read: async (wanted) =>
      (await records.read(rentalCalendarSchema, `desk/calendar?${new URLSearchParams(wanted)}`))
        .data,
    find: async (id) => (await records.read(reservationAnswerSchema, pathOf(id))).data,
    async make(reservation) {
      await records.add(reservationAnswerSchema, 'reservations', reservation)
    },
    end: async (id, end) =>
      (await records.change(reservationAnswerSchema, pathOf(id), end)) !== null,
  }
}
