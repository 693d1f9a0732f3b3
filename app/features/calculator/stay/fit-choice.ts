import type { PricedRental } from '~/features/pricing/quote-input'
import { noChoice, type StayChoice } from '~/features/pricing/request/stay-choice'
import { stayKindOf } from './stay-request'

/** A choice without the fields that this kind of rental does not have; an address may name any of them. */
export function fitChoice(rental: PricedRental, choice: StayChoice): StayChoice {
  switch (stayKindOf(rental)) {
    case 'sale':
      return noChoice
    case 'month':
      return { ...choice, checkOut: null, monthlyOffer: false }
    case 'night':
      return { ...choice, months: null }
  }
}
