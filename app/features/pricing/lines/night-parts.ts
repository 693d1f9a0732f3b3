import type { Money } from '../money/currency.ts'
import { covers, type NightRange, type RangeReader } from './night-range.ts'
import type { EligiblePromotion } from './promotion-terms.ts'
import type { PricedRental } from '../quote-input.ts'
import type { StayDays } from '../check/stay-days.ts'
import { recordsOf, type Unvalidated } from '../request/unvalidated.ts'

/** Nights in a row under the same special prices and the same promotions. */
export type NightPart = { days: StayDays; rate: number; cents: number }

type NightRate = { range: NightRange; rate: number }

/**
 * Cuts a stay where a special price or a promotion begins or ends, so that the work depends on the seasons
 * it meets and not on its length: someone may well ask for a thousand years.
 */
export function cutIntoParts(
  days: StayDays,
  rental: Unvalidated<PricedRental>,
  promotions: readonly EligiblePromotion[],
  { rangeOf, money }: { rangeOf: RangeReader; money: Money },
): NightPart[] {
  const specials = specialRates(rental, rangeOf, money)
  const baseRate = money.cents(rental.basePrice)
  if (specials.length === 0 && promotions.length === 0) {
    return [{ days, rate: baseRate, cents: baseRate * (days.end - days.start) }]
  }
  const cuts = cutDays(days, [...specials, ...promotions])
  return cuts.map((start, at) => {
    const end = cuts[at + 1] ?? days.end
    // The first special price in CMS order that covers a night is its rate.
    const rate = specials.find(({ range }) => covers(range, start))?.rate ?? baseRate
    return { days: { start, end }, rate, cents: rate * (end - start) }
  })
}

/** The first nights of the parts, in order. */
function cutDays({ start, end }: StayDays, seasons: readonly { range: NightRange }[]): number[] {
  const cuts = [start]
  const add = (night: number) => {
    if (night < end && !cuts.includes(night)) cuts.push(night)
  }
  for (const { range } of seasons) {
    add(range.first)
    add(range.last + 1)
  }
  return cuts.sort((a, b) => a - b)
}

function specialRates(
  { aRSpecialPrices }: Unvalidated<PricedRental>,
  rangeOf: RangeReader,
  money: Money,
): NightRate[] {
  return recordsOf(aRSpecialPrices).flatMap((special) => {
    const range = typeof special.price === 'number' ? rangeOf(special) : null
    return range ? [{ range, rate: money.cents(special.price) }] : []
  })
}
