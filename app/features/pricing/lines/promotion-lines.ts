import { covers } from './night-range.ts'
import type { NightPart } from './night-parts.ts'
import { percentOf, type PricedLine } from './priced-line.ts'
import type { EligiblePromotion } from './promotion-terms.ts'
import type { StayDays } from '../check/stay-days.ts'

const surcharge = 4

/** The nights that a promotion took. */
type Taken = { promotion: EligiblePromotion; cents: number; days: StayDays | null }

export type PromotionCharges = {
  lines: PricedLine[]
  /** The type of each line's promotion. */
  types: number[]
  /** Cents of the nights that no discount covers: what a weekly discount is taken from. */
  undiscounted: number
}

/**
 * Gives each night to the best of the discounts that cover it and to every surcharge, and makes one line of
 * what each promotion took (pricing.md, "Lines" 3).
 */
export function chargePromotions(
  parts: readonly NightPart[],
  promotions: readonly EligiblePromotion[],
): PromotionCharges {
  if (promotions.length === 0) {
    const undiscounted = parts.reduce((sum, { cents }) => sum + cents, 0)
    return { lines: [], types: [], undiscounted }
  }
  const all: Taken[] = promotions.map((promotion) => ({ promotion, cents: 0, days: null }))
  let undiscounted = 0
  for (const part of parts) {
    const covering = all.filter(({ promotion }) => covers(promotion.range, part.days.start))
    for (const each of covering) if (each.promotion.type === surcharge) take(each, part)
    const best = bestDiscount(covering)
    if (best) take(best, part)
    else undiscounted += part.cents
  }
  const taken = all.flatMap(({ promotion, cents, days }) =>
    days ? [{ type: promotion.type, line: lineOf(promotion, cents, days) }] : [],
  )
  return {
    lines: taken.map(({ line }) => line),
    types: taken.map(({ type }) => type),
    undiscounted,
  }
}

function take(taken: Taken, part: NightPart): void {
  taken.cents += part.cents
  taken.days = { start: taken.days?.start ?? part.days.start, end: part.days.end }
}

/** The highest percent, the first listed on a tie. */
function bestDiscount(covering: readonly Taken[]): Taken | null {
  let best: Taken | null = null
  for (const each of covering) {
    if (each.promotion.type === surcharge) continue
    if (!best || each.promotion.percent > best.promotion.percent) best = each
  }
  return best
}

function lineOf({ type, percent }: EligiblePromotion, cents: number, days: StayDays): PricedLine {
  const amount = percentOf(cents, percent)
  const isSurcharge = type === surcharge
  return {
    per: isSurcharge ? 'surcharge' : 'discount',
    type: 'promotion',
    number: percent,
    days,
    rate: null,
    cents: isSurcharge ? amount : 0 - amount,
  }
}
