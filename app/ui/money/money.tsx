/** The same amount, formatted, in both currencies; see features/pricing/money/money. */
type MoneyProps = { amount: { usd: string; gtq: string } }

/** Both currencies are in the page and CSS shows the visitor's, so that a switch needs no request. */
export function Money({ amount }: MoneyProps) {
  return (
    <>
      <span data-money="usd">{amount.usd}</span>
      <span data-money="gtq">{amount.gtq}</span>
    </>
  )
}
