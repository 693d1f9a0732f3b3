import { environment } from '../environment/environment'

/** Types whose entries visitors see as a page. */
const pageTypes = [
  'api::rental.rental',
  'api::home-page.home-page',
  'api::listing-section.listing-section',
  'api::landing-page.landing-page',
  'api::landing-page-with-product.landing-page-with-product',
  'api::landing-offer.landing-offer',
  'api::landing-price.landing-price',
  'api::blog-post.blog-post',
  'api::career.career',
  'api::about-us.about-us',
  'api::list-with-us.list-with-us',
  'api::referral-plan.referral-plan',
  'api::document-page.document-page',
  'api::legal-text.legal-text',
] as const

/**
 * Where an editor finds an entry's page in one language, or null for what is no page. The site alone
 * knows addresses: it is asked by the entry's identity and sends the browser on.
 */
export function pageLink(uid: string, documentId: string, locale: string): string | null {
  if (!pageTypes.some((type) => type === uid)) return null
  return `${environment().SITE_ORIGIN}/go/${uid}/${documentId}/${locale}`
}
