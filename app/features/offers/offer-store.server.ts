import {
  offerAnswerSchema,
  recentOffersSchema,
  type NewOffer,
  type Offer,
  type OfferChange,
  type RecentOffer,
} from '~content/offer'
import { privateRecords, type PrivateRecords } from '~/platform/content/private-records.server'

export type OfferStore = {
  /**
   * Null if the stay was changed meanwhile, has a contract, or does not exist. Throws `RecordConflict` where nights
   * are taken.
   */
  make: (offer: NewOffer) => Promise<Offer | null>
  find: (reference: string) => Promise<Offer | null>
  findByLink: (linkHash: string) => Promise<Offer | null>
  /**
   * The offer as it is now; null if it was answered, withdrawn or over. Throws `RecordConflict` where the nights
   * of the accepted rental are taken.
   */
  change: (reference: string, change: OfferChange) => Promise<Offer | null>
  /** Made or answered since a moment. */
  listRecent: (since: Date) => Promise<RecentOffer[]>
}

/** Offers as the CMS keeps them. Every call throws `RecordsUnavailable` if the CMS is unreachable. */
export function createOfferStore(records: PrivateRecords = privateRecords()): OfferStore {
  const pathOf = (reference: string) => `offers/${encodeURIComponent(reference)}`
  return {
    async make(offer) {
      const path = `stays/${encodeURIComponent(offer.stay)}/offer`
      return (await records.change(offerAnswerSchema, path, offer))?.data ?? null
    },
    find: async (reference) => (await records.read(offerAnswerSchema, pathOf(reference))).data,
    findByLink: async (linkHash) =>
      (await records.read(offerAnswerSchema, `offer-links/${linkHash}`)).data,
    change: async (reference, change) =>
      (await records.change(offerAnswerSchema, pathOf(reference), change))?.data ?? null,
    async listRecent(since) {
      const query = new URLSearchParams({ since: since.toISOString() })
      return (await records.read(recentOffersSchema, `offers-recent?${query}`)).data
    },
  }
}
