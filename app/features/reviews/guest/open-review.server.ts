import type { Review } from '~content/review'
import { linkMisses } from '~/features/contracts/link/open-link.server'
import { openPrivateLink, type OpenedPrivateLink } from '~/platform/links/open-private-link.server'
import type { ReviewStore } from '../review-store.server'

/** The review that a link opens, in whatever state it is. Throws `RecordsUnavailable`. */
export function openReview(
  request: Request,
  link: string,
  store: Pick<ReviewStore, 'findByLink'>,
): Promise<OpenedPrivateLink<Review>> {
  return openPrivateLink(request, link, {
    purpose: 'review',
    misses: linkMisses,
    find: store.findByLink,
  })
}
