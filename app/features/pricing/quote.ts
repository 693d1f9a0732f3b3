import { checkStay } from './check/checked-stay.ts'
import { moneyIn } from './money/currency.ts'
import type { PriceResponse } from './price/price-response.ts'
import { priceStay } from './lines/priced-stay.ts'
import type { QuoteInput } from './quote-input.ts'
import type { StayError } from './check/stay-error.ts'
import { fieldsOf, type Unvalidated } from './request/unvalidated.ts'
import { writePrice } from './price/write-price.ts'

/** A price, or every code that makes the stay invalid, the one to be shown first. */
export type Quote = PriceResponse | { errors: StayError[] }

/**
 * The price of a stay, to the cent (pricing.md). Pure: no clock, no locale and no zone of its own, the same in
 * the browser and on the server. It answers whatever it is given and never throws.
 */
export function quote(input: QuoteInput): Quote {
  const unvalidated: Unvalidated<QuoteInput> = fieldsOf(input)
  const checked = checkStay(unvalidated)
  if ('errors' in checked) return checked
  const money = moneyIn(fieldsOf(unvalidated.currency))
  return writePrice(priceStay(checked, money), money.symbol)
}
