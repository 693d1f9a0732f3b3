import type { Stay } from '~content/stay'
import {
  getCatalogueUntagged,
  hasCatalogue,
} from '~/features/catalogue/store/catalogue-store.server'

/**
 * Whether others have nights of the stay in its house, as visitors see them in its calendar. Not asked once the stay may
 * hold the nights itself, by an offer or a contract.
 */
export function isTakenByOthers({ rentalId, startDate, endDate, offers, contract }: Stay): boolean {
  const mayHold =
    contract !== null || offers.some(({ stage }) => stage === 'open' || stage === 'accepted')
  if (mayHold || !rentalId || !startDate || !endDate || !hasCatalogue()) return false
  const { lockDates = [] } = getCatalogueUntagged().rentals.get(rentalId) ?? {}
  // Both days of a block are nights that are taken; the check-out is none.
  return lockDates.some((lock) => lock.startDate < endDate && lock.endDate >= startDate)
}
