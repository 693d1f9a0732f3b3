import type { ReportedStay } from '~content/report'
import { lostReasons, type LostReason } from '~content/stay-stage'

/** Counts why stays were lost, the most frequent reason first; reasons without a stay are left out. */
export function countLost(stays: readonly ReportedStay[]): { reason: LostReason; count: number }[] {
  return lostReasons
    .map((reason) => ({
      reason,
      count: stays.filter(({ stage, lostReason }) => stage === 'lost' && lostReason === reason)
        .length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}
