import { currencyOfContract } from '~content/contract-currency'
import type { ContractStage } from '~content/contract-stage'
import type { ContractReservation } from '~content/contract-values'
import type { CurrencyCode } from '~content/currency-code'
import { currencyFacts } from '~content/currency-code'
import type { Payment } from '~content/payment'
import type { Stay } from '~content/stay'
import { formatMoney, toCents } from '~/features/pricing/money/money'
import { addDays } from '~/platform/time/guatemala-day'

/** What a guest is to pay, in cents. */
type Agreed = {
  currency: CurrencyCode
  full: number
  /** With the signature; null where no contract says. */
  first: number | null
  /** The day on which all has to be paid, `YYYY-MM-DD`; null where no contract says. */
  dueDay: string | null
}

export type Balance = Agreed & {
  paid: number
  /** Below zero where more was paid than agreed. */
  open: number
}

/** The parts of a contract that say what is to be paid. */
type PaidReservation = Pick<
  ContractReservation,
  'currency' | 'fullPayment' | 'firstPayment' | 'startDate'
> & { customData: Pick<ContractReservation['customData'], 'downPaymentDays'> }

type Agreement = Pick<Stay, 'offers'> & {
  agreement: { stage: ContractStage; reservation: PaidReservation } | null
}

type CountedPayment = Pick<
  Payment,
  'reference' | 'cents' | 'currency' | 'countsCents' | 'cancelledAt'
>

/**
 * What was agreed on and what is paid of it, by the contract, else by the accepted offer; null without both. With
 * `upTo` the payments after that one are left out.
 */
export function balanceOf(
  stay: Agreement & { payments: readonly CountedPayment[] },
  upTo?: Payment['reference'],
): Balance | null {
  const agreed = agreedOf(stay)
  if (!agreed) return null
  const last = stay.payments.findIndex(({ reference }) => reference === upTo)
  const counted = last < 0 ? stay.payments : stay.payments.slice(0, last + 1)
  const paid = counted
    .filter(({ cancelledAt }) => cancelledAt === null)
    .reduce((sum, payment) => sum + (countedIn(agreed.currency, payment) ?? 0), 0)
  return { ...agreed, paid, open: agreed.full - paid }
}

/**
 * What a payment counts in the agreed currency, in cents. Null where it was noted while another currency was agreed on:
 * what it counts in this one is for people to say.
 */
export function countedIn(
  agreed: CurrencyCode,
  { cents, currency, countsCents }: Pick<Payment, 'cents' | 'currency' | 'countsCents'>,
): number | null {
  if (currency === agreed) return cents
  // The same figure: it was counted in the currency in which it was paid.
  return countsCents === cents ? null : countsCents
}

/** The currency in which payments are counted: the agreed one, dollars until there is one. */
export function agreedCurrency(stay: Agreement): CurrencyCode {
  return agreedOf(stay)?.currency ?? 'USD'
}

function agreedOf({ agreement, offers }: Agreement): Agreed | null {
  if (agreement && agreement.stage !== 'revoked') {
    const { currency, fullPayment, firstPayment, startDate, customData } = agreement.reservation
    return {
      currency: currencyOfContract[currency],
      full: toCents(fullPayment),
      first: toCents(firstPayment),
      dueDay: addDays(startDate, -customData.downPaymentDays),
    }
  }
  const offer = offers.find(({ stage }) => stage === 'accepted')
  const house = offer?.houses.find(({ rentalId }) => rentalId === offer.acceptedRental)
  if (!offer || !house) return null
  return { currency: offer.currency, full: house.total, first: null, dueDay: null }
}

export function paymentMoney(cents: number, currency: CurrencyCode): string {
  return formatMoney(cents, currencyFacts[currency].symbol)
}
