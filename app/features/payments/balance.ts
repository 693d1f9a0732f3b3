import type { CurrencyCode } from '~content/currency-code'
import { currencyFacts } from '~content/currency-code'
import type { Payment } from '~content/payment'
import type { Stay } from '~content/stay'
import { stagesCalledOff } from '~content/stay-stage'
import { formatMoney } from '~/features/pricing/money/money'
import {
  acceptedOffer,
  agreedPrice,
  type AgreedPrice,
  type Agreement,
} from '~/features/stays/agreed-price'

export type Balance = AgreedPrice & {
  /** In cents of `currency`. */
  paid: number
  /** In cents of `currency`; below zero if more was paid than agreed, zero once the stay is called off. */
  open: number
  /** The stay is lost or cancelled, so nothing is due. */
  isCalledOff: boolean
}

/** A payment that the contract asks for, or what is left of it. */
export type OpenPart = {
  part: 'first' | 'rest'
  /** In cents of the agreed currency. */
  cents: number
  /** `YYYY-MM-DD`. */
  dueDay: string
}

type CountedPayment = Pick<
  Payment,
  'reference' | 'cents' | 'currency' | 'countsCents' | 'cancelledAt'
>

type PaidStay = Pick<Stay, 'stage'> & { payments: readonly CountedPayment[] }

/**
 * The agreed price and what is paid of it, by the contract, else by the accepted offer of this stay; null without
 * both. A stay that is called off owes nothing. With `upTo` the payments after that one are left out.
 */
export function balanceOf(stay: Agreement & PaidStay, upTo?: Payment['reference']): Balance | null {
  const agreed = agreedPrice(stay)
  if (!agreed) return null
  const last = stay.payments.findIndex(({ reference }) => reference === upTo)
  const counted = last < 0 ? stay.payments : stay.payments.slice(0, last + 1)
  const paid = counted
    .filter(({ cancelledAt }) => cancelledAt === null)
    .reduce((sum, payment) => sum + (countedIn(agreed.currency, payment) ?? 0), 0)
  const isCalledOff = stagesCalledOff.includes(stay.stage)
  return { ...agreed, paid, open: isCalledOff ? 0 : agreed.full - paid, isCalledOff }
}

const withoutOffer = { offers: [], rentalId: null, startDate: null, endDate: null, guests: null }

/** `balanceOf` without offers: by the contract alone. */
export function contractBalanceOf(stay: Pick<Agreement, 'agreement'> & PaidStay): Balance | null {
  return balanceOf({ ...withoutOffer, ...stay })
}

/**
 * The unpaid parts of a signed contract by due day, the earlier first; empty if all is paid or nothing is signed. Parts
 * that are due on the same day are merged.
 */
export function openParts({ first, paid, open, dueDays }: Balance): OpenPart[] {
  if (!dueDays || open <= 0) return []
  const ofFirst = dueDays.first < dueDays.rest ? Math.max((first ?? 0) - paid, 0) : 0
  const parts: OpenPart[] = [
    { part: 'first', cents: ofFirst, dueDay: dueDays.first },
    { part: 'rest', cents: open - ofFirst, dueDay: dueDays.rest },
  ]
  return parts.filter(({ cents }) => cents > 0)
}

/**
 * What a payment counts in the agreed currency, in cents. Null if it was noted while another currency was agreed on:
 * staff have to enter what it counts in this one.
 */
export function countedIn(
  agreed: CurrencyCode,
  { cents, currency, countsCents }: Pick<Payment, 'cents' | 'currency' | 'countsCents'>,
): number | null {
  if (currency === agreed) return cents
  // The same figure: it was counted in the currency in which it was paid.
  return countsCents === cents ? null : countsCents
}

/** The currency in which payments are counted: the agreed or accepted one, dollars until there is one. */
export function agreedCurrency(stay: Agreement): CurrencyCode {
  return (agreedPrice(stay) ?? acceptedOffer(stay))?.currency ?? 'USD'
}

/** An amount in cents, with the symbol of its currency. */
export function paymentMoney(cents: number, currency: CurrencyCode): string {
  return formatMoney(cents, currencyFacts[currency].symbol)
}
