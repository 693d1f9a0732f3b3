import type { Career } from '~content/career'
import { currencyFacts } from '~content/currency-code'
import { formatMoney, toCents } from '~/features/pricing/money/money'

type Terms = Pick<Career, 'salaryFrom' | 'salaryTo' | 'salaryCurrency'>

/** What a month is paid, in the currency of the contract: a key of the careers' words with what fills it. */
export type Salary =
  | { key: 'salaryRange'; from: string; to: string }
  | { key: 'salaryOne' | 'salaryFrom' | 'salaryTo'; amount: string }

/** Null if nothing is said. */
export function findSalary({
  salaryFrom: from,
  salaryTo: to,
  salaryCurrency,
}: Terms): Salary | null {
  const { symbol } = currencyFacts[salaryCurrency ?? 'GTQ']
  const written = (amount: number) => formatMoney(toCents(amount), symbol)
  if (from !== null && to !== null) {
    if (from === to) return { key: 'salaryOne', amount: written(from) }
    return { key: 'salaryRange', from: written(from), to: written(to) }
  }
  if (from !== null) return { key: 'salaryFrom', amount: written(from) }
  return to === null ? null : { key: 'salaryTo', amount: written(to) }
}
