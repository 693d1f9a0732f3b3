import type { CurrencyCode } from '~content/currency-code'

/** An amount as people write it: `$1,500`, `Q 800`, `200 dolares`, `1.2 million`, `250 mil`. */
const before = '(?:(us\\$|usd|\\$|q\\.?|gtq|quetzales) ?)?'
const digits = '(\\d[\\d.,]*)'
const scale = '(?: ?(k|mil|thousand|millones|millon|million|m)(?= ))?'
const after =
  '(?:(?: ?| de )(us dollars|dolares americanos|dolares?|dollars?|usd|bucks|quetzales|quetzal|gtq|q|\\$)(?= |/))?'

/** Groups: sign before, digits, scale, sign after. */
export const amountPattern = before + digits + scale + after
export const amountGroups = 4

export type Amount = { value: number; currency: CurrencyCode | null }

/** Reads the groups of `amountPattern`; null if the digits are no number. */
export function readAmount(groups: readonly (string | undefined)[]): Amount | null {
  const [sign, figures = '', magnitude, signAfter] = groups
  const value = numberOf(figures) * scaleOf(magnitude)
  if (!Number.isFinite(value) || value <= 0 || value > 1e9) return null
  return { value: Math.round(value), currency: currencyOf(sign ?? signAfter) }
}

/** In Guatemala a comma groups thousands; a point before three digits does, too. */
function numberOf(figures: string): number {
  const trimmed = figures.replace(/[.,]+$/, '')
  return Number(trimmed.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.'))
}

function scaleOf(magnitude: string | undefined): number {
  if (!magnitude) return 1
  return magnitude === 'k' || magnitude === 'mil' || magnitude === 'thousand' ? 1e3 : 1e6
}

function currencyOf(sign: string | undefined): CurrencyCode | null {
  if (!sign) return null
  return /^(?:q|gtq)/.test(sign) ? 'GTQ' : 'USD'
}
