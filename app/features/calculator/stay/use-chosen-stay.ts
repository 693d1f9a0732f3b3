import { useEffect, useState } from 'react'
import type { CurrencyCode } from '~content/currency-code'
import { readStayChoice, type StayChoice } from '~/features/pricing/request/stay-choice'
import { chooseCurrency, isCurrencyChosenHere } from '~/ui/money/choose-currency'
import { useCurrency } from '~/ui/money/currency-choice'
import { readCurrency, type QuoteRequest } from '../price/quote-request'
import { detailSearch } from './detail-search'
import { fitChoice } from './fit-choice'
import type { PaymentMethod, StayOffer } from './stay-offer'

type ChosenStay = {
  choice: StayChoice
  setChoice: (choice: StayChoice) => void
  currency: CurrencyCode
  payment: PaymentMethod | null
  choosePayment: (slug: string) => void
}

/**
 * The stay, the currency and the payment method that a visitor has chosen, read from the address and kept in
 * it. The address is rewritten in place: nothing is asked of the server and the way back stays the same.
 * `first` is the stay that the server read from the address.
 */
export function useChosenStay(
  { rental, paymentMethods }: StayOffer,
  first: StayChoice,
  requested: QuoteRequest | null,
): ChosenStay {
  const [choice, setChoice] = useState(fitChoice(rental, first))
  const [paymentSlug, choosePayment] = useState(requested?.paymentMethod ?? null)
  const [isRead, setRead] = useState(false)
  const visitors = useCurrency()
  const currency = !isRead && requested ? requested.currency : visitors
  const payment =
    paymentMethods.find(({ slug }) => slug === paymentSlug) ??
    paymentMethods.find(({ isDefault }) => isDefault) ??
    null

  useEffect(() => {
    const query = new URLSearchParams(window.location.search)
    const wanted = readCurrency(query)
    // The visitor may have chosen another one before the page was hydrated.
    if (wanted && !isCurrencyChosenHere()) chooseCurrency(wanted)
    setChoice(fitChoice(rental, readStayChoice(query)))
    choosePayment(query.get('paymentMethod'))
    setRead(true)
  }, [rental])

  useEffect(() => {
    if (!isRead) return
    const { pathname, search, hash } = window.location
    const shown = { rental, choice, currency, payment }
    const rewritten = detailSearch(new URLSearchParams(search), shown)
    const target = `${pathname}${rewritten && `?${rewritten}`}${hash}`
    if (target !== pathname + search + hash) {
      window.history.replaceState(window.history.state, '', target)
    }
  }, [isRead, rental, choice, currency, payment])

  return { choice, setChoice, currency, payment, choosePayment }
}
