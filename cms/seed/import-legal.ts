import { legalTexts, legalTextsSince } from './content/legal/legal-texts'
import { entryData, type EntrySources } from './entry-data'
import { importDocuments } from './import-documents'
import type { SeedContext } from './seed-context'

/** Terms, privacy, cookies and the conditions of each kind of place. */
export async function importLegal(context: SeedContext, sources: EntrySources): Promise<void> {
  await importDocuments(context, {
    step: 'legal texts',
    uid: 'api::legal-text.legal-text',
    seeds: legalTexts,
    match: { field: 'slug', value: ({ slug }) => slug.en },
    data: (text, locale) => {
      const order = legalTexts.indexOf(text) + 1
      const entry = { ...text, order, effectiveDate: legalTextsSince }
      return entryData(sources, 'api::legal-text.legal-text', entry, locale)
    },
  })
}
