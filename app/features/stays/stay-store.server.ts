import { stayAnswerSchema, stayListSchema, type Stay, type StayRow } from '~content/stay'
import type { NewStay, StayBooking, StayChange } from '~content/stay-change'
import { stayReferenceSchema } from '~content/stay-author'
import { privateRecords, type PrivateRecords } from '~/platform/content/private-records.server'

export type StayStore = {
  find: (reference: string) => Promise<Stay | null>
  /** Begins a stay that the team took on the phone; the same reference is stored once. */
  begin: (stay: NewStay) => Promise<void>
  /**
   * The stay as it is now; null if it was changed meanwhile. Throws `RecordConflict` where it comes back and others
   * have the nights of its contract.
   */
  change: (reference: string, change: StayChange) => Promise<Stay | null>
  /** Throws `RecordConflict` without a signed contract, and where a confirmation exists. */
  makeBooking: (reference: string, booking: StayBooking) => Promise<Stay | null>
  list: (query: URLSearchParams) => Promise<{ data: StayRow[]; total: number }>
}

/** Stays as the CMS keeps them. Every call throws `RecordsUnavailable` if the CMS is unreachable. */
export function createStayStore(records: PrivateRecords = privateRecords()): StayStore {
  const pathOf = (reference: string) => `stays/${encodeURIComponent(reference)}`
  return {
    async find(reference) {
      if (!stayReferenceSchema.safeParse(reference).success) return null
      return (await records.read(stayAnswerSchema, pathOf(reference))).data
    },
    async begin(stay) {
      await records.add(stayAnswerSchema, 'stays', stay)
    },
    change: async (reference, change) =>
      (await records.change(stayAnswerSchema, pathOf(reference), change))?.data ?? null,
    makeBooking: async (reference, booking) =>
      (await records.add(stayAnswerSchema, `${pathOf(reference)}/booking`, booking)).data,
    list: (query) => records.read(stayListSchema, `stays?${query}`),
  }
}
