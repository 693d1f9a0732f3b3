import { currencyOfContract } from '~content/contract-currency'
import type { ContractStage } from '~content/contract-stage'
import type { ContractReservation } from '~content/contract-values'
import type { CurrencyCode } from '~content/currency-code'
import type { Stay } from '~content/stay'
import { toCents } from '~/features/pricing/money/money'
import { addDays } from '~/platform/time/guatemala-day'

/** What a guest has to pay. */
export type AgreedPrice = {
  currency: CurrencyCode
  /** In cents of `currency`. */
  full: number
  /** Due with the signature, in cents of `currency`; null without a contract. */
  first: number | null
  /** The day on which all has to be paid, `YYYY-MM-DD`; null without a contract. */
  dueDay: string | null
}

/** The parts of a contract that say what is to be paid. */
type PaidReservation = Pick<
  ContractReservation,
  'currency' | 'fullPayment' | 'firstPayment' | 'startDate'
> & { customData: Pick<ContractReservation['customData'], 'downPaymentDays'> }

export type Agreement = Pick<Stay, 'offers'> & {
  agreement: { stage: ContractStage; reservation: PaidReservation } | null
}

/** The price of the contract, else of the accepted offer; null without both. A withdrawn contract agrees on nothing. */
export function agreedPrice({ agreement, offers }: Agreement): AgreedPrice | null {
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
  const rental = offer?.houses.find(({ rentalId }) => rentalId === offer.acceptedRental)
  if (!offer || !rental) return null
  return { currency: offer.currency, full: rental.total, first: null, dueDay: null }
}
