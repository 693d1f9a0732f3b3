import { currencyCodes, currencyFacts, type CurrencyCode } from '~content/currency-code'
import type { Locale } from '~content/locale'
import { formatMoney, toCents } from '~/features/pricing/money/money'
import { formatDay } from '~/platform/time/format-day'

const amount = new RegExp(String.raw`\b(\d+\.\d{2}) (${currencyCodes.join('|')})\b`, 'g')
const day = /\b\d{4}-\d{2}-\d{2}\b/g

/** What a line of the log says, with its days (`2026-03-01`) and amounts (`2008.50 GTQ`) as the site writes them. */
export function formatEventDetail(detail: string, locale: Locale): string {
  return detail
    .replace(day, (each) => formatDay(each, locale))
    .replace(amount, (_, units: string, code: CurrencyCode) =>
      formatMoney(toCents(Number(units)), currencyFacts[code].symbol),
    )
}
