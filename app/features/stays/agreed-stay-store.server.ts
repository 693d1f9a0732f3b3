import {
  bookingConfirmationAnswerSchema,
  type BookingConfirmation,
} from '~content/booking-confirmation'
import { stayAnswerSchema } from '~content/stay'
import {
  agreedStaysSchema,
  type AgreedStay,
  type StayReminder,
  type AgreedStaysPage,
} from '~content/agreed-stay'
import { privateRecords, type PrivateRecords } from '~/platform/content/private-records.server'
import { addDays } from '~/platform/time/guatemala-day'

export type AgreedStayStore = {
  /** The stays that were agreed on, by a day of Guatemala: those to come, and those that ended a while ago. */
  list: (today: string) => Promise<AgreedStay[]>
  /** Writes down that a guest is reminded of a payment; once, however often it is called. */
  recordReminder: (reference: string, reminder: Omit<StayReminder, 'by'>) => Promise<void>
  /** Releases the instructions of a confirmation; null if it or its stay is over, not shared, or staff hold them. */
  release: (documentId: string, isMailed: boolean) => Promise<BookingConfirmation | null>
}

/** Days after the departure for which money may still be open. */
const daysBehind = 90
const by = { actor: 'system', address: '' }

/** Stays from the signature to the keys. Every call throws `RecordsUnavailable` if the CMS is unreachable. */
export function createAgreedStayStore(records: PrivateRecords = privateRecords()): AgreedStayStore {
  return {
    async list(today) {
      const from = addDays(today, -daysBehind)
      const stays: AgreedStay[] = []
      let after: number | null = 0
      while (after !== null) {
        const query = new URLSearchParams({ from, after: String(after) })
        const page: AgreedStaysPage = await records.read(agreedStaysSchema, `stays-ahead?${query}`)
        stays.push(...page.data)
        after = page.next
      }
      return stays
    },
    async recordReminder(reference, reminder) {
      const path = `stays/${encodeURIComponent(reference)}/reminder`
      await records.change(stayAnswerSchema, path, { by, ...reminder })
    },
    async release(documentId, isMailed) {
      const path = `booking-confirmations/${encodeURIComponent(documentId)}/release`
      const answer = await records.change(bookingConfirmationAnswerSchema, path, { by, isMailed })
      return answer?.data ?? null
    },
  }
}
