import {
  bookingConfirmationAnswerSchema,
  bookingListSchema,
  type BookingConfirmation,
  type BookingConfirmationChange,
  type BookingRow,
} from '~content/booking-confirmation'
import { privateRecords, type PrivateRecords } from '~/platform/content/private-records.server'

export type BookingStore = {
  find: (documentId: string) => Promise<BookingConfirmation | null>
  findByLink: (linkHash: string) => Promise<BookingConfirmation | null>
  /**
   * The confirmation as it is now; null where its link was changed meanwhile. Throws `RecordConflict` where its stay
   * was cancelled and others have the nights.
   */
  change: (
    booking: Pick<BookingConfirmation, 'documentId'>,
    change: BookingConfirmationChange,
  ) => Promise<BookingConfirmation | null>
  list: (query: URLSearchParams) => Promise<{ data: BookingRow[]; total: number }>
}

/** Confirmations as the CMS keeps them. Every call throws `RecordsUnavailable` if the CMS is unreachable. */
export function createBookingStore(records: PrivateRecords = privateRecords()): BookingStore {
  const path = (id: string) => `booking-confirmations/${encodeURIComponent(id)}`
  const read = async (where: string) =>
    (await records.read(bookingConfirmationAnswerSchema, where)).data
  return {
    find: (documentId) => read(path(documentId)),
    findByLink: (linkHash) => read(`booking-confirmation-links/${linkHash}`),
    async change({ documentId }, change) {
      const answer = await records.change(bookingConfirmationAnswerSchema, path(documentId), change)
      return answer?.data ?? null
    },
    list: (query) => records.read(bookingListSchema, `booking-confirmations?${query}`),
  }
}
