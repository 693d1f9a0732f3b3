import { randomUUID } from 'node:crypto'
import { catalogueRentalSchema } from '../../content-types/catalogue'
import {
  offerAnswerSchema,
  recentOffersSchema,
  type NewOffer,
  type Offer,
} from '../../content-types/offer'
import { readAsSite } from './editor'
import { submit } from './inquiry-calls'
import { inquirySample } from './inquiry-sample'
import type { RunningCms } from './start-cms'
import { stayCalls } from './stay-calls'

export const guest = { actor: 'guest', address: '192.0.2.9' }

/** What the site asks of a CMS about offers and their stays. */
export function offerCalls(cms: RunningCms) {
  const stays = stayCalls(cms)
  const read = async (path: string): Promise<Offer | null> =>
    offerAnswerSchema.parse(await (await stays.send('GET', path)).json()).data
  return {
    ...stays,
    /** The stay of an inquiry whose guest nobody else is. */
    async arrive() {
      const sample = inquirySample()
      const contact = { ...sample.contact, email: `${randomUUID()}@example.com` }
      const stay = { ...sample.stay, startDate: '2032-03-04', endDate: '2032-03-08' }
      const { reference, documentId } = await submit(cms, { ...sample, contact, stay })
      return { reference, documentId, revision: (await stays.read(reference)).revision }
    },
    make: async (offer: NewOffer) =>
      (await stays.send('PUT', `stays/${offer.stay}/offer`, offer)).status,
    change: async (reference: string, change: object) =>
      (await stays.send('PUT', `offers/${reference}`, { by: guest, ...change })).status,
    findByLink: (hash: string) => read(`offer-links/${hash}`),
    async find(reference: string): Promise<Offer> {
      const offer = await read(`offers/${reference}`)
      if (!offer) throw new Error(`No offer ${reference}`)
      return offer
    },
    recent: async (since: string) =>
      recentOffersSchema.parse(
        await (await stays.send('GET', `offers-recent?since=${since}`)).json(),
      ).data,
    /** The nights of a rental that visitors see as taken. */
    async lockDates(rentalId: string) {
      const answer = await readAsSite(cms, `catalogue/rentals/${rentalId}`)
      return catalogueRentalSchema.parse(answer).rental?.lockDates
    },
  }
}
