import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
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
import { offerSample } from './offer-sample'
import { publishRental } from './reservations'
import type { Stage } from './stage'
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

/** The nights of `offerTwo` as visitors see them, once a house holds them. */
export const nights = [{ startDate: '2032-03-04', endDate: '2032-03-07' }]

/** How an offer comes to its guest, and how they take a house of it. */
export function offeringOn(stage: () => Stage) {
  const publish = () => publishRental(stage().editor, stage().townId, `house-${randomUUID()}`)
  return {
    publish,
    accept: (reference: string, rentalId: string) =>
      offerCalls(stage().cms).change(reference, { do: 'accept', rentalId }),
    /** An offer of two houses that is with its guest. */
    async offerTwo(more: object = {}) {
      const calls = offerCalls(stage().cms)
      const stay = await calls.arrive()
      const [first, second] = [await publish(), await publish()]
      const offer = offerSample(stay, [first, second], more)
      expect(await calls.make(offer)).toBe(200)
      return { stay, first, second, offer, reference: offer.reference }
    },
  }
}
