import type { Money } from './currency.ts'
import { percentOf, unitLine, type PricedLine } from './priced-line.ts'
import type { StayRequest } from './quote-input.ts'
import { amountOf, recordsOf, type Unread } from './unread.ts'

/** What fees are charged on. */
export type FeeBase = {
  request: Unread<StayRequest>
  guests: number
  /** Null on a long stay, which pays no fee by the night or by the extra guest. */
  nights: number | null
  /** Cents of all lines before the fees. */
  cents: number
}

/** The extra fees of a stay, in CMS order (pricing.md, "Lines" 4). */
export function feeLines(extraFees: unknown, base: FeeBase, money: Money): PricedLine[] {
  return recordsOf(extraFees).flatMap((fee) => {
    if (typeof fee.id !== 'string' || !isWanted(fee.kind, base.request)) return []
    const heading = { per: fee.id, type: 'extra-fee' } as const
    if (fee.mode === 'percent') {
      const percent = amountOf(fee.amount)
      // Discounts beyond the price leave nothing to take a percentage of; a fee never lowers a total.
      const cents = percentOf(Math.max(base.cents, 0), percent)
      return [{ ...heading, number: percent, rate: null, cents }]
    }
    const number = unitsOf(fee, base)
    return number === 0 ? [] : [unitLine({ ...heading, number, rate: money.cents(fee.amount) })]
  })
}

function isWanted(kind: unknown, { pet, lateCheckIn }: Unread<StayRequest>): boolean {
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
