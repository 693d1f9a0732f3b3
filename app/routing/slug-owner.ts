import type { PageName } from './table'

/** The content type whose entries have an address name, by the page that shows them. */
const owners: Partial<Record<PageName, { uid: string; parameter: string }>> = {
  vacationRentalsDetail: rental(),
  longTermRentalsDetail: rental(),
  housesForSaleDetail: rental(),
  uniqueStaysDetail: rental(),
  hotelsDetail: rental(),
  blogPost: { uid: 'api::blog-post.blog-post', parameter: 'slug' },
  landingPage: { uid: 'api::landing-page.landing-page', parameter: 'slug' },
  landingProduct: {
    uid: 'api::landing-page-with-product.landing-page-with-product',
    parameter: 'slug',
  },
  document: { uid: 'api::document-page.document-page', parameter: 'slug' },
  career: { uid: 'api::career.career', parameter: 'id' },
}

function rental() {
  return { uid: 'api::rental.rental', parameter: 'slug' }
}

/** Whose name is in the address of a page, and under which parameter; null where it is nobody's. */
export function slugOwner(page: PageName): { uid: string; parameter: string } | null {
  return owners[page] ?? null
}
