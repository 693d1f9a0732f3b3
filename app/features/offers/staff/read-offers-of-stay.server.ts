import type { Locale } from '~content/locale'
import type { Offer } from '~content/offer'
import { offerStateOf, type OfferState } from '~content/offer-stage'
import { findOfferUrl } from '../offer-link.server'
import { acceptedRentalOf } from '../offer-money'
import { createOfferStore } from '../offer-store.server'

/** What was done just now with an offer, as the address of the stay's page says it. */
const offerDones = ['send', 'remind', 'withdraw', 'notOpen', 'unavailable'] as const

export type OfferDone = (typeof offerDones)[number]

/** Query parameter of the stay's page. */
export const offerDoneParameter = 'offer'

type Reader = { request: Request; locale: Locale }

/**
 * The offers of a stay as the team sees them, with the guest's link of those that lead somewhere. Throws
 * `RecordsUnavailable`.
 */
export async function readOffersOfStay(
  offers: readonly Offer[],
  { request, locale }: Reader,
  now = new Date(),
) {
  const done = new URL(request.url).searchParams.get(offerDoneParameter)
  return {
    locale,
    done: offerDones.find((name) => name === done) ?? null,
    offers: await Promise.all(offers.map((offer) => showOffer(offer, offerStateOf(offer, now)))),
  }
}

async function showOffer(offer: Offer, state: OfferState) {
  const { reference, stay, startDate, endDate, currency, validUntil, holdsNights } = offer
  const { madeAt, madeBy, openedAt, remindersSent, declineReason, declineWords } = offer
  const leadsToOffer = state === 'open' || state === 'accepted'
  return {
    reference,
    stay,
    startDate,
    endDate,
    currency,
    validUntil,
    holdsNights,
    madeAt,
    madeBy,
    openedAt,
    remindersSent,
    declineReason,
    declineWords,
    state,
    /** Null if it leads to nothing any more. */
    link: leadsToOffer ? await findOfferUrl(offer, createOfferStore()) : null,
    chosen: acceptedRentalOf(offer)?.name ?? null,
    houses: offer.houses.map(({ rentalId, name, total }) => {
      return { rentalId, name, total, isChosen: rentalId === offer.acceptedRental }
    }),
  }
}

export type OffersOfStayData = Awaited<ReturnType<typeof readOffersOfStay>>
