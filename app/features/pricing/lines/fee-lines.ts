import type { Money } from '../money/currency.ts'
import { percentOf, type PricedLine } from './priced-line.ts'
import type { PricedFee, StayRequest } from '../quote-input.ts'
import { amountOf, recordsOf, type Unvalidated } from '../request/unvalidated.ts'

/** What fees are charged on. */
export type FeeBase = {
  request: Unvalidated<StayRequest>
  guests: number
  /** Null on a long stay, which pays no fee by the night or by the extra guest. */
  nights: number | null
  /** Cents of all lines before the fees. */
  cents: number
}

/** The extra fees of a stay, in CMS order (pricing.md, "Lines" 4). */
export function feeLines(extraFees: unknown, base: FeeBase, money: Money): PricedLine[] {
  const lines: PricedLine[] = []
  for (const fee of recordsOf(extraFees)) {
    const { id, kind, mode, amount } = fee
    if (typeof id !== 'string' || !isWanted(kind, base.request)) continue
    if (mode === 'percent') {
      lines.push(percentFee(id, amountOf(amount), base.cents))
      continue
    }
    const number = Math.min(unitsOf(fee, base), Number.MAX_SAFE_INTEGER)
    if (number > 0) lines.push(unitFee(id, number, money.cents(amount)))
  }
  return lines
}

/**
 * The fees above 0 that a stay of so many guests pays without asking for anything, in CMS order (finding.md §7).
 * Days play no part: this is what is added to a price before dates are chosen.
 */
export function mandatoryFees(
  fees: readonly PricedFee[],
  by: 'night' | 'month',
  guests: number,
): PricedFee[] {
  return fees.filter(
    (fee) => fee.amount > 0 && isWanted(fee.kind, {}) && isFeeCharged(fee, by, guests),
  )
}

/** Whether a stay of so many guests, however long it is, pays a fee of this mode. */
export function isFeeCharged(fee: PricedFee, by: 'night' | 'month', guests: number): boolean {
  const base = { request: {}, guests, nights: by === 'month' ? null : 1, cents: 0 }
  return fee.mode === 'percent' || unitsOf(fee, base) > 0
}

/** Discounts beyond the price leave nothing to take a percentage of, for a fee never lowers a total. */
function percentFee(per: string, percent: number, before: number): PricedLine {
  const cents = percentOf(Math.max(before, 0), percent)
  return { per, type: 'extra-fee', number: percent, days: null, rate: null, cents }
}

function unitFee(per: string, number: number, rate: number): PricedLine {
  return { per, type: 'extra-fee', number, days: null, rate, cents: rate * number }
}

function isWanted(kind: unknown, { pet, lateCheckIn }: Unvalidated<StayRequest>): boolean {
  if (kind === 'pet') return pet === true
  if (kind === 'lateCheckIn') return lateCheckIn === true
  return true
}

/** How many units of a fee are charged; 0 where it is not charged at all. */
function unitsOf(fee: Readonly<Record<string, unknown>>, { guests, nights }: FeeBase): number {
  switch (fee.mode) {
    case 'stay':
      return 1
    case 'night':
      return nights ?? 0
    case 'guest':
      return guests
    case 'guestNight':
      return guests * (nights ?? 0)
    case 'extraGuest':
      return Math.max(guests - amountOf(fee.includedGuests), 0) * (nights ?? 0)
    default:
      return 0
  }
}
