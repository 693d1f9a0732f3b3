import type { ReferralPlan } from '~content/referral-plan'
import { formatMoney, toCents } from '~/features/pricing/money/money'

type Tier = Pick<ReferralPlan['tiers'][number], 'salesFrom' | 'salesTo'>

/** The band of a medal in US dollars: a key of the owners' words with what fills it (leads-and-content.md §1). */
export type SalesBand =
  | { key: 'salesBetween'; from: string; to: string }
  | { key: 'salesFrom'; from: string }

export function salesBand({ salesFrom, salesTo }: Tier): SalesBand {
  const from = formatMoney(toCents(salesFrom), '$')
  if (salesTo === null) return { key: 'salesFrom', from }
  return { key: 'salesBetween', from, to: formatMoney(toCents(salesTo), '$') }
}
