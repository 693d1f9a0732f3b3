import { documents } from './content/documents/documents'
import { entryData, type EntrySources } from './entry-data'
import { importDocuments } from './import-documents'
import type { SeedContext } from './seed-context'

/** The services for owners, and documents. */
export async function importDocumentPages(
  context: SeedContext,
  sources: EntrySources,
): Promise<void> {
  const uid = 'api::document-page.document-page'
  await importDocuments(context, {
    step: 'documents',
    uid,
    seeds: documents,
    match: { field: 'slug', value: ({ slug }) => slug.en },
    data: (document, locale) => entryData(sources, uid, { ...document, enabled: true }, locale),
  })
}
