import { legalTexts, type LegalText } from '~content/legal-text'
import { otherLocale, type Locale } from '~content/locale'
import { readContent } from '~/platform/content/read-content.server'
import { notFound } from '~/platform/http/not-found.server'
import { legalPath } from './legal-address'
import { orderTexts } from './order-texts'

/**
 * Path of the first text, of one area where it is given; in the other language where this one has none. Throws a 404
 * where neither has one.
 */
export async function firstLegalPath(locale: Locale, area?: LegalText['area']): Promise<string> {
  for (const language of [locale, otherLocale(locale)]) {
    const texts = orderTexts((await readContent(legalTexts, language)) ?? [])
    const first = texts.find((text) => area === undefined || text.area === area)
    if (first) return legalPath(first, language)
  }
  throw notFound()
}
