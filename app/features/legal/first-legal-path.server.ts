import { legalTexts, type LegalText } from '~content/legal-text'
import type { Locale } from '~content/locale'
import { readContent } from '~/platform/content/read-content.server'
import { notFound } from '~/platform/http/not-found.server'
import { legalPath } from './legal-address'
import { orderTexts } from './order-texts'

/** Path of the first text, of one area where it is given. Throws a 404 where there is none. */
export async function firstLegalPath(locale: Locale, area?: LegalText['area']): Promise<string> {
  const texts = orderTexts((await readContent(legalTexts, locale)) ?? [])
  const first = texts.find((text) => area === undefined || text.area === area)
  if (!first) throw notFound()
  return legalPath(first, locale)
}
