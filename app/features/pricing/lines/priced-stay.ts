import type { CheckedStay } from '../check/checked-stay.ts'
import type { Money } from '../money/currency.ts'
import { feeLines } from './fee-lines.ts'
import { guestsOf } from '../check/guests.ts'
import { longStayLine } from './long-stay-line.ts'
import { isMonthlyOffer, monthlyOfferLines } from './monthly-offer.ts'
import { nightLines } from './night-lines.ts'
import { cutIntoParts } from './night-parts.ts'
import { sumOf, type PricedLine } from './priced-line.ts'
import { chargePromotions } from './promotion-lines.ts'
import { eligiblePromotions } from './promotion-terms.ts'
import { amountOf } from '../request/unvalidated.ts'
import { weeklyLines } from './weekly-line.ts'

/** A price before it is written, in cents of the response's currency. */
export type PricedStay = {
  lines: PricedLine[]
  total: number
  nights: number
  /** The type of the promotion of each promotion line. */
  promotionTypes: number[]
}

type Charges = { lines: PricedLine[]; promotionTypes: number[] }

/** The lines of a stay in their order, and their sum, which never falls below 0 (pricing.md, "Lines"). */
export function priceStay(stay: CheckedStay, money: Money): PricedStay {
  const { rental, request, days } = stay
  const nights = days.end - days.start
  if (stay.by === 'sale') {
    return { lines: [], total: money.cents(rental.salePrice), nights, promotionTypes: [] }
  }
  const charges = chargesOf(stay, money)
  const fees = feeLines(
    rental.extraFees,
    {
      request,
      guests: guestsOf(request),
      nights: stay.by === 'month' ? null : nights,
      cents: sumOf(charges.lines),
    },
    money,
  )
  const lines = [...charges.lines, ...fees]
  const { promotionTypes } = charges
  return { lines, total: Math.max(sumOf(lines), 0), nights, promotionTypes }
}

function chargesOf(stay: CheckedStay, money: Money): Charges {
  const { rental, request, days } = stay
  if (stay.by === 'month') {
    const line = longStayLine(rental, amountOf(request.months), days, money)
    return { lines: [line], promotionTypes: [] }
  }
  if (isMonthlyOffer(request, rental, days)) {
    return { lines: monthlyOfferLines(rental, days, money), promotionTypes: [] }
  }
  return nightlyCharges(stay, money)
}

function nightlyCharges(stay: CheckedStay, money: Money): Charges {
  const { rental, days, today, forcedPromotionIds, rangeOf } = stay
  const nights = days.end - days.start
  const terms = { promotions: rental.promotions, forcedPromotionIds, today, nights }
  const promotions = eligiblePromotions(terms, rangeOf)
  const parts = cutIntoParts(days, rental, promotions, { rangeOf, money })
  const charged = chargePromotions(parts, promotions)
  const weekly = weeklyLines(rental, days, charged.undiscounted)
  const lines = [...nightLines(parts), ...weekly, ...charged.lines]
  return { lines, promotionTypes: charged.types }
}
