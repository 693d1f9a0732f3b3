import { otherLocale, type Locale } from '~content/locale'
import { listDocuments } from './list-documents.server'

export type FoundDocument = { id: string; title: string; isDocument: boolean }

/**
 * The document that a form or a record names, with what it is called in the language where it has one; null where none
 * of this id is shown. Throws a 503 response while the CMS is unreachable.
 */
export async function findDocument(id: unknown, locale: Locale): Promise<FoundDocument | null> {
  for (const language of [locale, otherLocale(locale)]) {
    const found = (await listDocuments(language)).find(({ documentId }) => documentId === id)
    if (found) return { id: found.documentId, title: found.name, isDocument: found.isDocument }
  }
  return null
}
