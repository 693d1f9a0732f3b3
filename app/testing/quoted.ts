import type { PriceResponse } from '~/features/pricing/price/price-response'
import { quote, type Quote } from '~/features/pricing/quote'
import type { QuoteInput } from '~/features/pricing/quote-input'

/** The price of a stay that is expected to be valid. */
export function priceOf(input: QuoteInput): PriceResponse {
  const answer = quote(input)
  if ('errors' in answer) throw new Error(`The stay is not valid: ${answer.errors.join(', ')}`)
  return answer
}

/** The codes of a stay; none where it has a price. */
export function errorsOf(input: QuoteInput): string[] {
  const answer: Quote = quote(input)
  return 'errors' in answer ? answer.errors : []
}

/** The lines of a price, each in a few words: `night 4 × $100 = 400 (2027-02-01 to 2027-02-05)`. */
export function linesOf(input: QuoteInput): string[] {
  return priceOf(input).details.map((line) => {
    const { per, type, number, priceFormated, subTotal, startDate, endDate } = line
    const name = type === undefined || type === 'extra-fee' ? per : `${type} ${per}`
    const days = startDate === undefined ? '' : ` (${startDate} to ${endDate})`
    return `${name} ${number} × ${priceFormated} = ${subTotal}${days}`
  })
}
