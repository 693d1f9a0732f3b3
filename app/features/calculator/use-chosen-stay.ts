import { useEffect, useState } from 'react'
import type { CurrencyCode } from '~content/currency-code'
import { noChoice, readStayChoice, type StayChoice } from '~/features/pricing/stay-choice'
import { chooseCurrency, useCurrency } from '~/ui/money/currency-choice'
import { readCurrency, type AskedQuote } from './asked-quote'
import { detailSearch } from './detail-search'
import { fitChoice } from './fit-choice'
import type { StayOffer } from './stay-offer'

type ChosenStay = {
  choice: StayChoice
  setChoice: (choice: StayChoice) => void
  currency: CurrencyCode
}

/**
 * The stay and the currency that a visitor has chosen, read from the address once and kept in it. The address
 * is rewritten in place: nothing is asked of the server and the way back stays the same.
 */
export function useChosenStay({ rental }: StayOffer, asked: AskedQuote | null): ChosenStay {
  const [choice, setChoice] = useState(asked ? fitChoice(rental, asked.choice) : noChoice)
  const [isRead, setRead] = useState(false)
  const visitors = useCurrency()
  const currency = !isRead && asked ? asked.currency : visitors

  useEffect(() => {
    const query = new URLSearchParams(window.location.search)
    const wanted = readCurrency(query)
    if (wanted) chooseCurrency(wanted)
    setChoice(fitChoice(rental, readStayChoice(query)))
    setRead(true)
  }, [rental])

  useEffect(() => {
    if (!isRead) return
    const { pathname, search, hash } = window.location
    const rewritten = detailSearch(new URLSearchParams(search), { rental, choice, currency })
    const target = `${pathname}${rewritten && `?${rewritten}`}${hash}`
    if (target !== pathname + search + hash) {
      window.history.replaceState(window.history.state, '', target)
    }
  }, [isRead, rental, choice, currency])

  return { choice, setChoice, currency }
}
