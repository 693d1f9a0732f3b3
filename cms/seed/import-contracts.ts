import { contractTemplates } from './content/contracts/contract-templates'
import { importDocuments } from './import-documents'
import { pickLanguage } from './pick-language'
import type { SeedContext } from './seed-context'

/** The templates with which staff make contracts. */
export async function importContracts(context: SeedContext): Promise<void> {
  await importDocuments(context, {
    step: 'contract templates',
    uid: 'api::contract-template.contract-template',
    seeds: contractTemplates,
    match: { field: 'name', value: ({ name }) => name.en },
    data: (template, locale) => pickLanguage(template, locale),
  })
}
