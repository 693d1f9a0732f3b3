import type { Review } from '~content/review'
import { env } from '~/platform/env/env.server'
import { hashPrivateLink, privateLink } from '~/platform/links/private-link.server'
import { href } from '~/routing/href'

const purpose = 'review'

/** What the database keeps of the link of a stay's review. */
export function hashReviewLink(reference: string): string {
  return hashPrivateLink(purpose, privateLink(purpose, reference))
}

/** The address under which the guest writes the review, in their language. */
export function reviewUrl({ reference, language }: Pick<Review, 'reference' | 'language'>): string {
  const path = href('review', language, { slug: privateLink(purpose, reference) })
  return new URL(path, env.SITE_ORIGIN).href
}
