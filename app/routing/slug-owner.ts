import type { PageName } from './table'

/** The content type whose slug is in the path of a page. */
const owners: Partial<Record<PageName, { uid: string; parameter: string }>> = {
  vacationRentalsDetail: rental(),
  longTermRentalsDetail: rental(),
  housesForSaleDetail: rental(),
  uniqueStaysDetail: rental(),
  hotelsDetail: rental(),
  blogPost: { uid: 'api::blog-post.blog-post', parameter: 'slug' },
  newsletterIssue: { uid: 'api::newsletter-issue.newsletter-issue', parameter: 'slug' },
  landingPage: { uid: 'api::landing-page.landing-page', parameter: 'slug' },
  landingProduct: {
    uid: 'api::landing-page-with-product.landing-page-with-product',
    parameter: 'slug',
  },
  document: { uid: 'api::document-page.document-page', parameter: 'slug' },
  career: { uid: 'api::career.career', parameter: 'id' },
  termsText: { uid: 'api::legal-text.legal-text', parameter: 'slug' },
  termsDetail: { uid: 'api::legal-text.legal-text', parameter: 'subslug' },
}

function rental() {
  return { uid: 'api::rental.rental', parameter: 'slug' }
}

/** Whether the slugs of a content type are in paths of pages. */
export function ownsSlugs(uid: string): boolean {
  return Object.values(owners).some((owner) => owner.uid === uid)
}

/** The content type and parameter of the slug in a page's path; null if there is none. */
export function slugOwner(page: PageName): { uid: string; parameter: string } | null {
  return owners[page] ?? null
}
