import type { Review } from '~content/review'
import { env } from '~/platform/env/env.server'
import { findPrivateLink, hashPrivateLink, privateLink } from '~/platform/links/private-link.server'
import { href } from '~/routing/href'
import type { ReviewStore } from './review-store.server'

const purpose = 'review'

/** What the database keeps of the link of a stay's review. */
export function hashReviewLink(reference: string): string {
  return hashPrivateLink(purpose, privateLink(purpose, reference))
}

/** The address under which the guest writes the review, in their language. Throws as the store does. */
export async function findReviewUrl(
  { reference, language }: Pick<Review, 'reference' | 'language'>,
  store: Pick<ReviewStore, 'findByLink'>,
): Promise<string> {
  const slug = await findPrivateLink(
    { purpose, subject: reference },
    async (hash) => (await store.findByLink(hash)) !== null,
  )
  const path = href('review', language, { slug })
  return new URL(path, env.SITE_ORIGIN).href
}
