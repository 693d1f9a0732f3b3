import type { Offer, OfferChange } from '~content/offer'
import { offerStateOf } from '~content/offer-stage'
import type { OfferStore } from '~/features/offers/offer-store.server'
import { RecordConflict } from '~/platform/content/private-records.server'

/** One offer in memory under any link, with the CMS's own rules about answering it. */
export function fakeOfferStore(
  offer: Offer,
  { now, changes = [] }: { now: Date; changes?: OfferChange[] },
): OfferStore {
  let current = offer
  const isOpen = () => offerStateOf(current, now) === 'open'
  return {
    make: async () => current,
    find: async () => current,
    findByLink: async () => current,
    async change(_, change) {
      if ((change.do === 'accept' || change.do === 'decline') && !isOpen()) return null
      if (change.do === 'withdraw' && change.stage !== current.stage) return null
      if (change.do === 'accept' && current.taken.includes(change.rentalId)) {
        throw new RecordConflict('taken')
      }
      changes.push(change)
      if (change.do === 'accept') {
        current = { ...current, stage: 'accepted', acceptedRental: change.rentalId }
      }
      if (change.do === 'decline') {
        current = { ...current, stage: 'declined', declineReason: change.reason }
      }
      return current
    },
    listRecent: async () => [{ reference: current.reference, stage: current.stage }],
  }
}
