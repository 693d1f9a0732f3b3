import { currencyCodes, type Amounts } from '~content/currency-code'

/** Every currency is in the page and CSS shows the visitor's, so that a switch needs no request. */
export function Money({ amount }: { amount: Amounts }) {
  return currencyCodes.map((code) => (
    <span key={code} data-money={code.toLowerCase()}>
      {amount[code]}
    </span>
  ))
}
