import { dayOfNumber } from '../../../platform/time/guatemala-day.ts'
import { formatMoney } from '../money/money.ts'
import type { PricedLine } from '../lines/priced-line.ts'
import type { PricedStay } from '../lines/priced-stay.ts'
import type { PriceLine, PriceResponse } from './price-response.ts'

const centsPerUnit = 100

/** Writes a price as the response of browsing.md §3. */
export function writePrice(stay: PricedStay, symbol: string): PriceResponse {
  const { lines, total, nights, promotionTypes } = stay
  return {
    details: lines.map((line) => writeLine(line, symbol)),
    currencySymbol: symbol,
    total: total / centsPerUnit,
    totalFormated: formatMoney(total, symbol),
    nights,
    promotionsDetail: promotionTypes.map((type) => ({
      type,
      singlePromotion: promotionTypes.length === 1,
    })),
  }
}

/** A field that a line does not have is absent, as it is in JSON. */
function writeLine(
  { per, type, number, days, rate, cents }: PricedLine,
  symbol: string,
): PriceLine {
  const line: PriceLine = {
    per,
    number,
    priceFormated: formatMoney(rate ?? cents, symbol),
    subTotal: cents / centsPerUnit,
    subTotalFormated: formatMoney(cents, symbol),
  }
  if (type) line.type = type
  if (days) {
    line.startDate = dayOfNumber(days.start)
    line.endDate = dayOfNumber(days.end)
  }
  return line
}
