import { translate } from '../../labels/translate'
import { type Attribute, type EntryComponent, placeOf } from './list-components'

/** The field of each page type that becomes its main heading (h1). */
const headings: Record<string, string> = {
  'api::about-us.about-us': 'title',
  'api::blog-post.blog-post': 'name',
  'api::career.career': 'title',
  'api::document-page.document-page': 'title',
  'api::home-page.home-page': 'heroTitle',
  'api::landing-offer.landing-offer': 'title',
  'api::landing-page-with-product.landing-page-with-product': 'titleOffer',
  'api::landing-page.landing-page': 'titleOffer',
  'api::landing-price.landing-price': 'title',
  'api::legal-text.legal-text': 'title',
  'api::list-with-us.list-with-us': 'title',
  'api::listing-section.listing-section': 'title',
  'api::newsletter-issue.newsletter-issue': 'title',
  'api::referral-plan.referral-plan': 'title',
  'api::rental.rental': 'name',
}

/** The field that becomes the main heading of a page; undefined for types without pages. */
export function headingField(uid: string): string | undefined {
  return headings[uid]
}

/** Optional pictures that a page has a place for. */
const expectedPictures: Record<string, readonly string[]> = {
  'api::landing-page-with-product.landing-page-with-product': ['image'],
  'api::landing-page.landing-page': ['image'],
  'landing.price-band': ['picture'],
  'shared.video': ['poster'],
  'site.home-place': ['picture'],
  'site.home-section': ['picture'],
}

/** Faults for empty required fields. Strapi rejects them too, but names none. */
export function emptyFields(parts: EntryComponent[]): string[] {
  return parts.flatMap((part) =>
    Object.entries(part.attributes).flatMap(([name, attribute]) => {
      if (!attribute.required || !isEmpty(attribute, part.value[name])) return []
      const field = placeOf(part, name)
      return headings[part.uid] === name
        ? [translate('The page has no main heading (h1): "{field}" is empty.', { field })]
        : [translate('"{field}" is empty.', { field })]
    }),
  )
}

/** Warnings for missing pictures: the page shows a placeholder or nothing. */
export function missingPictures(parts: EntryComponent[]): string[] {
  return parts.flatMap((part) =>
    (expectedPictures[part.uid] ?? [])
      .filter((name) => !part.value[name])
      .map((name) => translate('A picture is missing: {field}.', { field: placeOf(part, name) })),
  )
}

function isEmpty({ type }: Attribute, value: unknown): boolean {
  if (type === 'relation') return false
  if (typeof value === 'string') return value.trim() === ''
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}
