import { environment } from '../environment/environment'

/** Types with a page of their own. */
const pageTypes = [
  'api::rental.rental',
  'api::home-page.home-page',
  'api::listing-section.listing-section',
  'api::landing-page.landing-page',
  'api::landing-page-with-product.landing-page-with-product',
  'api::landing-offer.landing-offer',
  'api::landing-price.landing-price',
  'api::blog-post.blog-post',
  'api::newsletter-issue.newsletter-issue',
  'api::career.career',
  'api::about-us.about-us',
  'api::list-with-us.list-with-us',
  'api::referral-plan.referral-plan',
  'api::document-page.document-page',
  'api::legal-text.legal-text',
] as const

/**
 * A link to an entry's page in one language; null for types without a page. It names the entry, and the site
 * redirects: only the site knows page URLs.
 */
export function pageLink(uid: string, documentId: string, locale: string): string | null {
  if (!pageTypes.some((type) => type === uid)) return null
  return `${environment().SITE_ORIGIN}/go/${uid}/${documentId}/${locale}`
}
