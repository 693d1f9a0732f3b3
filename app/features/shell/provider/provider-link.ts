import type { SectionKey } from '~content/section-key'
import type { Locale } from '~content/locale'
import { sectionHref } from '~/routing/section-pages'

/** Product type that the provider portal knows each section by (browsing.md §3). */
const portalTypes: Record<SectionKey, string> = {
  vacationRentals: '1',
  longTermRentals: '2',
  housesForSale: '3',
  uniqueStays: '5',
  hotels: '1',
}

/**
 * The provider portal's address with the query of browsing.md §2: language, ar=true, type and the
 * page to come back to.
 */
export function providerLink(
  portalUrl: string,
  origin: string,
  section: SectionKey,
  locale: Locale,
): string {
  const link = new URL(portalUrl)
  link.searchParams.set('language', locale)
  link.searchParams.set('ar', 'true')
  link.searchParams.set('type', portalTypes[section])
  link.searchParams.set('redirect', new URL(sectionHref(section, locale), origin).href)
  return link.href
}
