import type { CurrencyCode } from '~content/currency-code'
import { currencyCodes } from '~content/currency-code'
import type { ReportedContract } from '~content/report'
import { monthOf } from './months'

type Contracted = { month: string; currency: CurrencyCode; count: number; cents: number }

/** What was contracted in each month, each currency by itself; currencies without a contract are left out. */
export function sumContracts(
  contracts: readonly ReportedContract[],
  months: readonly string[],
): Contracted[] {
  return currencyCodes
    .filter((currency) => contracts.some((contract) => contract.currency === currency))
    .flatMap((currency) =>
      months.map((month) => {
        const own = contracts.filter(
          (each) => each.currency === currency && monthOf(each.signedAt) === month,
        )
        const cents = own.reduce((sum, each) => sum + each.cents, 0)
        return { month, currency, count: own.length, cents }
      }),
    )
}
