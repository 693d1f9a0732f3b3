import { useEffect, useState } from 'react'
import type { CurrencyCode } from '~content/currency-code'
import { useCurrency } from '~/ui/money/currency-choice'

/** The currency of the visitor's choice; until React has hydrated the page, the one that its address asks for. */
export function useShownCurrency(requested: CurrencyCode | undefined): CurrencyCode {
  const chosen = useCurrency()
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return isAlive ? chosen : (requested ?? chosen)
}
