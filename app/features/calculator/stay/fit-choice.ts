import type { PricedRental } from '~/features/pricing/quote-input'
import { noChoice, type StayChoice } from '~/features/pricing/request/stay-choice'
import { stayKindOf } from './stay-request'

/** A choice with what this kind of rental knows, and nothing else: anybody may write an address. */
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
