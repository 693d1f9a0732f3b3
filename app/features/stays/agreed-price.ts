import { currencyOfContract } from '~content/contract-currency'
import type { ContractStage } from '~content/contract-stage'
import type { ContractReservation } from '~content/contract-values'
import type { CurrencyCode } from '~content/currency-code'
import type { Offer } from '~content/offer'
import type { Stay } from '~content/stay'
import { toCents } from '~/features/pricing/money/money'
import { addDays, guatemalaToday } from '~/platform/time/guatemala-day'

/** What a guest has to pay. */
export type AgreedPrice = {
  currency: CurrencyCode
  /** In cents of `currency`. */
  full: number
  /** The first payment, in cents of `currency`; null without a contract. */
  first: number | null
  /** When the first payment and the rest are due, `YYYY-MM-DD`; null before the contract is signed. */
  dueDays: { first: string; rest: string } | null
}

/** The parts of a contract that say what is to be paid. */
type PaidReservation = Pick<
  ContractReservation,
  'currency' | 'fullPayment' | 'firstPayment' | 'startDate'
> & { customData: Pick<ContractReservation['customData'], 'downPaymentDays'> }

type SignedAgreement = {
  stage: ContractStage
  /** When its latest version was signed. */
  signedAt: string | null
  reservation: PaidReservation
}

type Offered = Pick<Stay, 'offers' | 'rentalId' | 'startDate' | 'endDate' | 'guests'>

export type Agreement = Offered & { agreement: SignedAgreement | null }

/**
 * The price of the contract, else of the accepted offer of this stay; null without both. A withdrawn contract agrees on
 * nothing.
 */
export function agreedPrice({ agreement, ...stay }: Agreement): AgreedPrice | null {
  if (agreement && agreement.stage !== 'revoked') {
    const { currency, fullPayment, firstPayment } = agreement.reservation
    return {
      currency: currencyOfContract[currency],
      full: toCents(fullPayment),
      first: toCents(firstPayment),
      dueDays: dueDaysOf(agreement),
    }
  }
  const agreed = agreedOffer(stay)
  if (!agreed) return null
  const { offer, rental } = agreed
  return { currency: offer.currency, full: rental.total, first: null, dueDays: null }
}

/**
 * The accepted offer with its rental; null once staff set another rental, other dates or another number of guests,
 * which it has no price for.
 */
export function agreedOffer({ offers, rentalId, startDate, endDate, guests }: Offered) {
  const offer = acceptedOffer({ offers })
  const rental = offer?.houses.find((house) => house.rentalId === offer.acceptedRental)
  if (!offer || !rental || rental.rentalId !== rentalId) return null
  const isSameTime = offer.startDate === startDate && offer.endDate === endDate
  return isSameTime && offer.adults + offer.children === guests ? { offer, rental } : null
}

/** What the guest accepted, whatever staff changed since then. */
export function acceptedOffer({ offers }: Pick<Stay, 'offers'>): Offer | null {
  return offers.find(({ stage }) => stage === 'accepted') ?? null
}

/** The day of Guatemala on which the latest version was signed. */
export function signedDayOf({ signedAt }: Pick<SignedAgreement, 'signedAt'>): string | null {
  return signedAt && guatemalaToday(new Date(signedAt))
}

/**
 * The first payment is due as many days before arrival as the contract says, the rest on the day of arrival; who signs
 * later than that owes it with the signature.
 */
function dueDaysOf(agreement: SignedAgreement): AgreedPrice['dueDays'] {
  const signedDay = signedDayOf(agreement)
  // An earlier version of the CMS does not say when a contract was signed.
  if (!signedDay && agreement.stage !== 'signed') return null
  const { startDate, customData } = agreement.reservation
  const notBefore = (day: string) => (signedDay && signedDay > day ? signedDay : day)
  return {
    first: notBefore(addDays(startDate, -customData.downPaymentDays)),
    rest: notBefore(startDate),
  }
}
