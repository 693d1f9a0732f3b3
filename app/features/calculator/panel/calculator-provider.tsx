import { useMemo, useState, type ReactNode } from 'react'
import type { AvailableRentalsAnswer } from '~/features/catalogue/api/available-rentals-answer'
import type { ListingDetail } from '~/features/catalogue/detail/listing-detail'
import { quote } from '~/features/pricing/quote'
import type { StayChoice } from '~/features/pricing/request/stay-choice'
import type { QuoteRequest } from '../price/quote-request'
import { detailSearch } from '../stay/detail-search'
import { shortestTerm } from '~/features/pricing/check/stay-limits'
import type { StayOffer } from '../stay/stay-offer'
import { isComplete, stayKindOf, stayRequest } from '../stay/stay-request'
import type { DateStep } from '../calendar/day-view'
import { CalculatorContext } from './use-calculator'
import { useChosenStay } from '../stay/use-chosen-stay'
import { useNow } from '../stay/use-now'
import { useServerPrice } from '../price/use-server-price'

type CalculatorProviderProps = {
  listing: ListingDetail
  offer: StayOffer
  requested: QuoteRequest | null
  /** Similar places for the stay of that form. */
  availableRentals: AvailableRentalsAnswer | null
  /** The stay in the address, as far as the page knows it; empty on the page of everybody. */
  first: StayChoice
  /** Path of the page. */
  path: string
  children: ReactNode
}

/** Works the price out in the browser at once; the server's answer then stands. */
export function CalculatorProvider({
  listing,
  offer,
  requested,
  availableRentals,
  first,
  path,
  children,
}: CalculatorProviderProps) {
  const { rental, forcedPromotionIds, currencies } = offer
  const kind = stayKindOf(rental)
  const chosenStay = useChosenStay(offer, first, requested)
  const { choice: chosen, setChoice, currency, payment, choosePayment } = chosenStay
  const now = useNow(requested?.now ?? null)
  const [step, setStep] = useState<DateStep>('checkIn')

  const choice = useMemo(() => {
    if (kind !== 'month' || chosen.months !== null) return chosen
    return { ...chosen, months: shortestTerm(rental) }
  }, [kind, chosen, rental])
  const isAnswerable = kind !== 'sale' && (requested !== null || isComplete(kind, choice))

  const own = useMemo(() => {
    if (!now || !isAnswerable) return null
    const request = stayRequest(rental, choice)
    return quote({ now, currency: currencies[currency], forcedPromotionIds, rental, request })
  }, [now, isAnswerable, currencies, currency, forcedPromotionIds, rental, choice])

  // What cannot be had by the page's own knowledge is not asked about.
  const body =
    own && !('errors' in own)
      ? JSON.stringify({ ...stayRequest(rental, choice), slug: listing.slug, currency })
      : null
  const server = useServerPrice(body)

  const shown = { rental, choice: chosen, currency, payment }
  const search = detailSearch(new URLSearchParams(), shown)
  const calculator = {
    listing,
    offer,
    kind,
    requested,
    availableRentals,
    choice,
    change: setChoice,
    step,
    setStep,
    currency,
    payment,
    choosePayment,
    now,
    answer: server.answer ?? own,
    isChecking: server.isAsking,
    link: search ? `${path}?${search}` : path,
  }
  return <CalculatorContext.Provider value={calculator}>{children}</CalculatorContext.Provider>
}
