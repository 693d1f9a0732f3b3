import { sectionKeys } from '~content/section-key'
import type { PageName } from './table'

/** A content type, and the parameter of a page's path that holds the slug of one of its entries. */
type SlugOwner = {
  uid: string
  parameter: string
  /** Whether the slug is the same in all languages: a former one is then found in any of them. */
  isShared?: boolean
}

const region: SlugOwner = { uid: 'api::region.region', parameter: 'state', isShared: true }
const town: SlugOwner = { uid: 'api::town.town', parameter: 'location', isShared: true }

/** The content types whose slugs are in the path of a page. A detail page takes the place of its rental by itself. */
const owners: Partial<Record<PageName, readonly SlugOwner[]>> = {
  ...listingOwners(),
  blogPost: [{ uid: 'api::blog-post.blog-post', parameter: 'slug' }],
  newsletterIssue: [{ uid: 'api::newsletter-issue.newsletter-issue', parameter: 'slug' }],
  landingPage: [{ uid: 'api::landing-page.landing-page', parameter: 'slug' }],
  landingProduct: [
    { uid: 'api::landing-page-with-product.landing-page-with-product', parameter: 'slug' },
  ],
  document: [{ uid: 'api::document-page.document-page', parameter: 'slug' }],
  career: [{ uid: 'api::career.career', parameter: 'id' }],
  termsText: [{ uid: 'api::legal-text.legal-text', parameter: 'slug' }],
  termsDetail: [{ uid: 'api::legal-text.legal-text', parameter: 'subslug' }],
}

function listingOwners(): Partial<Record<PageName, readonly SlugOwner[]>> {
  return Object.fromEntries(
    sectionKeys.flatMap((section) => [
      [`${section}Region`, [region]],
      [`${section}Town`, [region, town]],
      [`${section}Detail`, [{ uid: 'api::rental.rental', parameter: 'slug' }]],
    ]),
  )
}

/** Whether the slugs of a content type are in paths of pages. */
export function ownsSlugs(uid: string): boolean {
  return Object.values(owners).some((each) => each.some((owner) => owner.uid === uid))
}

/** The content types and parameters of the slugs in a page's path. */
export function slugOwners(page: PageName): readonly SlugOwner[] {
  return owners[page] ?? []
}
