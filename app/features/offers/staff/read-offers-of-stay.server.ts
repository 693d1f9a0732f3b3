import type { Locale } from '~content/locale'
import type { Offer } from '~content/offer'
import { offerStateOf } from '~content/offer-stage'
import { guestAddress } from '../offer-link.server'
import { acceptedHouse } from '../offer-money'

/** What was done just now with an offer, as the address of the stay's page says it. */
const offerDones = ['send', 'remind', 'withdraw', 'notOpen', 'unavailable'] as const

export type OfferDone = (typeof offerDones)[number]

/** Query parameter of the stay's page. */
export const offerDoneParameter = 'offer'

type Reader = { request: Request; locale: Locale }

/** The offers of a stay as the team sees them, with the guest's link of those that lead somewhere. */
export function readOffersOfStay(
  offers: readonly Offer[],
  { request, locale }: Reader,
  now = new Date(),
) {
  const done = new URL(request.url).searchParams.get(offerDoneParameter)
  return {
    locale,
    done: offerDones.find((name) => name === done) ?? null,
    offers: offers.map((offer) => ({
      ...offer,
      state: offerStateOf(offer, now),
      link: guestAddress(offer),
      chosen: acceptedHouse(offer)?.name ?? null,
    })),
  }
}

export type OffersOfStayData = ReturnType<typeof readOffersOfStay>
