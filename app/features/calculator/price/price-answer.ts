import type { PriceLine, PriceResponse } from '~/features/pricing/price/price-response'
import type { Quote } from '~/features/pricing/quote'
import { fieldsOf } from '~/features/pricing/request/unvalidated'
import { stayErrors, type StayError } from '~/features/pricing/check/stay-error'

/**
 * The answer of the booking call; null if its form is unknown. Read by hand: a rental's page goes
 * without the library that reads everything else.
 */
export function readPriceAnswer(body: unknown): Quote | null {
  const { errors } = fieldsOf(body)
  if (!Array.isArray(errors)) return isPrice(body) ? body : null
  const codes: readonly unknown[] = errors
  const known = codes.filter(isStayError)
  return known.length > 0 && known.length === codes.length ? { errors: known } : null
}

function isStayError(value: unknown): value is StayError {
  return stayErrors.some((code) => code === value)
}

function isPrice(body: unknown): body is PriceResponse {
  const { details, currencySymbol, total, totalFormated, nights, promotionsDetail } = fieldsOf(body)
  return (
    isListOf(details, isLine) &&
    typeof currencySymbol === 'string' &&
    typeof total === 'number' &&
    typeof totalFormated === 'string' &&
    typeof nights === 'number' &&
    isListOf(promotionsDetail, (each) => typeof fieldsOf(each).type === 'number')
  )
}

function isLine(value: unknown): value is PriceLine {
  const { per, number, priceFormated, subTotal, subTotalFormated } = fieldsOf(value)
  return (
    typeof per === 'string' &&
    typeof number === 'number' &&
    typeof priceFormated === 'string' &&
    typeof subTotal === 'number' &&
    typeof subTotalFormated === 'string'
  )
}

function isListOf(value: unknown, isEntry: (entry: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isEntry)
}
