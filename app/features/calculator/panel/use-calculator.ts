import { createContext, useContext } from 'react'
import type { CurrencyCode } from '~content/currency-code'
import type { AvailableRentalsAnswer } from '~/features/catalogue/api/available-rentals-answer'
import type { ListingDetail } from '~/features/catalogue/detail/listing-detail'
import type { Quote } from '~/features/pricing/quote'
import type { StayChoice } from '~/features/pricing/request/stay-choice'
import type { QuoteRequest } from '../price/quote-request'
import type { DateStep } from '../calendar/day-view'
import type { PaymentMethod, StayOffer } from '../stay/stay-offer'
import type { StayKind } from '../stay/stay-request'

/** What all parts of the calculator share. */
export type Calculator = {
  listing: ListingDetail
  offer: StayOffer
  kind: StayKind
  /** What the form asked the server for, where this page is its answer. */
  requested: QuoteRequest | null
  /** Similar places for the stay of that form. */
  availableRentals: AvailableRentalsAnswer | null
  choice: StayChoice
  change: (choice: StayChoice) => void
  /** Which date the next day that is picked becomes. */
  step: DateStep
  setStep: (step: DateStep) => void
  currency: CurrencyCode
  payment: PaymentMethod | null
  choosePayment: (slug: string) => void
  /** Null until React has hydrated the page. */
  now: Date | null
  /** Null while something is missing that a price depends on. */
  answer: Quote | null
  /** The browser has answered, the server not yet. */
  isChecking: boolean
  /** Address of this page with the stay in it, without the site's name. */
  link: string
}

export const CalculatorContext = createContext<Calculator | null>(null)

/** Throws outside the page of a rental. */
export function useCalculator(): Calculator {
  const calculator = useContext(CalculatorContext)
  if (!calculator) throw new Error('The calculator is used outside a rental’s page')
  return calculator
}
