/** An amount as it stands in a field: whole, or with two decimals. */
export function amountText(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
}
