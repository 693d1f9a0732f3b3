import type { ContractReservation, PriceLine } from '~content/contract-values'
import { formatMoney, toCents } from '~/features/pricing/money/money'

/** What a line is for and how much it is: `4 nights: 500.00`. A discount is below zero. */
const lineForm = /^(.*\S)\s*:\s*(-?\d{1,7}(?:\.\d{1,2})?)$/

/** The lines of a price as staff write them, one a line; null if one of them has no amount. */
export function readPriceLines(text: string | undefined): PriceLine[] | null {
  const lines: PriceLine[] = []
  for (const row of (text ?? '').split('\n').map((each) => each.trim())) {
    if (row === '') continue
    const [, label, amount] = lineForm.exec(row) ?? []
    if (label === undefined || amount === undefined) return null
    lines.push({ label, amount: Number(amount) })
  }
  return lines
}

/** The lines as `readPriceLines` reads them. */
export function priceLinesText(lines: readonly PriceLine[]): string {
  return lines.map(({ label, amount }) => `${label}: ${amount.toFixed(2)}`).join('\n')
}

/** Whether lines make the whole price. Without lines nothing contradicts it. */
export function addUp(lines: readonly PriceLine[], fullPayment: number | undefined): boolean {
  if (lines.length === 0 || fullPayment === undefined) return true
  const sum = lines.reduce((cents, { amount }) => cents + toCents(amount), 0)
  return sum === toCents(fullPayment)
}

/** The lines as they are read: `4 nights: $500`. */
export function priceLinesInWords({
  priceLines = [],
  currency = '$',
}: Partial<Pick<ContractReservation, 'priceLines' | 'currency'>>): string[] {
  return priceLines.map(
    ({ label, amount }) => `${label}: ${formatMoney(toCents(amount), currency)}`,
  )
}
