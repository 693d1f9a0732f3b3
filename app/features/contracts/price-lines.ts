import type { ContractReservation, PriceLine } from '~content/contract-values'
import { formatMoney, toCents } from '~/features/pricing/money/money'
import { readTypedNumber } from '~/features/pricing/money/typed-number'
import { oneLine } from '~/platform/body/one-line'

/** What a line is for and how much it is: `4 nights: 500.00`. A discount is below zero. */
const lineForm = /^(.*\S)\s*:\s*(\S+)$/

/** The lines of a price as staff write them, one a line; null if one of them has no amount. */
export function readPriceLines(text: string | undefined): PriceLine[] | null {
  const lines: PriceLine[] = []
  for (const row of (text ?? '').split('\n').map((each) => oneLine(each).trim())) {
    if (row === '') continue
    const [, label = '', typed = ''] = lineForm.exec(row) ?? []
    const amount = readTypedNumber(typed)
    if (amount === null) return null
    lines.push({ label, amount })
  }
  return lines
}

/** The lines as `readPriceLines` reads them. */
export function priceLinesText(lines: readonly PriceLine[]): string {
  return lines.map(({ label, amount }) => `${label}: ${amount.toFixed(2)}`).join('\n')
}

/** Whether lines make the whole price. Without lines, or without a number as the price, nothing contradicts it. */
export function addUp(lines: readonly PriceLine[], fullPayment: unknown): boolean {
  if (lines.length === 0 || typeof fullPayment !== 'number' || Number.isNaN(fullPayment))
    return true
  const sum = lines.reduce((cents, { amount }) => cents + toCents(amount), 0)
  return sum === toCents(fullPayment)
}

type Priced = Partial<Pick<ContractReservation, 'priceLines' | 'currency'>>

/** The lines with their amounts as they are read: `$500`. */
export function showPriceLines({ priceLines = [], currency = '$' }: Priced) {
  return priceLines.map(({ label, amount }) => ({
    label,
    amount: formatMoney(toCents(amount), currency),
  }))
}

/** The lines as texts: `4 nights: $500`. */
export function priceLinesInWords(reservation: Priced): string[] {
  return showPriceLines(reservation).map(({ label, amount }) => `${label}: ${amount}`)
}
