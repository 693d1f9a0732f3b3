import type { Offer } from '~content/offer'
import { linkMisses } from '~/features/contracts/link/open-link.server'
import { openPrivateLink, type OpenedPrivateLink } from '~/platform/links/open-private-link.server'
import type { OfferStore } from '../offer-store.server'

/** The offer that a link opens, in every stage: its guest reads what became of it. Throws `RecordsUnavailable`. */
export function openOffer(
  request: Request,
  link: string,
  store: Pick<OfferStore, 'findByLink'>,
): Promise<OpenedPrivateLink<Offer>> {
  return openPrivateLink(request, link, {
    purpose: 'offer',
    misses: linkMisses,
    find: (linkHash) => store.findByLink(linkHash),
  })
}
