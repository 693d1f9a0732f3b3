import { accommodationSlug } from '~content/accommodation-slug'
import type { LegalText } from '~content/legal-text'
import type { Locale } from '~content/locale'
import { href, type PageParams } from '~/routing/href'
import type { PageName } from '~/routing/table'

export type LegalAddress = {
  page: Extract<PageName, 'termsText' | 'termsDetail'>
  params: PageParams
}

/** The page of a text in a language (contracts-and-routes.md §2.7). */
export function legalAddress(
  { area, slug }: Pick<LegalText, 'area' | 'slug'>,
  locale: Locale,
): LegalAddress {
  return area === 'site'
    ? { page: 'termsText', params: { slug } }
    : { page: 'termsDetail', params: { slug: accommodationSlug[locale], subslug: slug } }
}

export function legalPath(text: Pick<LegalText, 'area' | 'slug'>, locale: Locale): string {
  const { page, params } = legalAddress(text, locale)
  return href(page, locale, params)
}
