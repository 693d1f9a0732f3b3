import type { Locale } from '~content/locale'
import { findRentalSlug } from '~/features/redirects/redirect-store.server'
import { findRentalBySlug, type Catalogue } from '../catalogue'

/** Of a rental that may have been renamed since somebody kept it or a link to it. */
export function presentSlug(catalogue: Catalogue, slug: string, locale: Locale): string {
  return findRentalBySlug(catalogue, slug) ? slug : (findRentalSlug(slug, locale) ?? slug)
}
