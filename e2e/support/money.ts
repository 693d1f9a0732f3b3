/** Whole cents of an amount in units. */
export function toCents(amount: number): number {
  return Math.round(amount * 100)
}

/** `$1,250.50`, `$150`: dollars as pages write them, decimals only where the cents are not zero. */
export function writtenDollars(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2
  const written = (cents / 100).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `$${written}`
}
