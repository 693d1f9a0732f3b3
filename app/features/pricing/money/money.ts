import type { Currency } from '~content/taxonomy'
import {
  forEachCurrency,
  type Amounts,
  type CurrencyCode,
} from '../../../../content-types/currency-code.ts'

/** What formatting and converting need of a currency record of the CMS. */
type MoneyCurrency = Pick<Currency, 'symbol' | 'conversionFactor'>

export type MoneyCurrencies = Record<CurrencyCode, MoneyCurrency>

/** The relative error that a few floating-point multiplications may add. */
const binarySlack = 1e-15

/**
 * The one rounding of money: half up on the absolute value (pricing.md, "Money"). A half that a
 * floating-point error has left just below 0.5 still rounds up.
 */
export function roundHalfUp(value: number): number {
  const absolute = Math.abs(value)
  const whole = Math.floor(absolute)
  const rounded = absolute - whole + absolute * binarySlack >= 0.5 ? whole + 1 : whole
  return value < 0 && rounded !== 0 ? -rounded : rounded
}

/** Integer cents of an amount that the CMS holds in units with two decimals. */
export function toCents(amount: number): number {
  return roundHalfUp(amount * 100)
}

/** Integer cents in another currency, for one unit amount. */
export function convert(cents: number, conversionFactor: number): number {
  return roundHalfUp(cents * conversionFactor)
}

/** `$1,250.50`, `$150`, `Q9,750`, `-$15`: decimals only when the cents are not zero (pricing.md, "Money"). */
export function formatMoney(cents: number, symbol: string): string {
  const absolute = Math.abs(cents)
  const rest = absolute % 100
  const units = grouped(Math.trunc(absolute / 100))
  const decimals = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`
  return `${cents < 0 ? '-' : ''}${symbol}${units}${decimals}`
}

function grouped(units: number): string {
  return units < 1000 ? String(units) : String(units).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** An amount of the CMS, in US dollars with decimals, written in each currency. */
export function toAmounts(usd: number, currencies: MoneyCurrencies): Amounts {
  const cents = toCents(usd)
  return forEachCurrency((code) => {
    const { conversionFactor, symbol } = currencies[code]
    return formatMoney(convert(cents, conversionFactor), symbol)
  })
}
