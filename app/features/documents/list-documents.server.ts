import { documentPages, type DocumentPage } from '~content/document-page'
import type { Locale } from '~content/locale'
import { readContent } from '~/platform/content/read-content.server'

/** The documents that are shown in a language. Throws a 503 response where they cannot be had. */
export async function listDocuments(locale: Locale): Promise<DocumentPage[]> {
  const all = (await readContent(documentPages, locale)) ?? []
  return all.filter(({ enabled }) => enabled)
}
