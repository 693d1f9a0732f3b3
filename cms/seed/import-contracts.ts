import { answerTemplates } from './content/contracts/answer-templates'
import { contractTemplates } from './content/contracts/contract-templates'
import { importDocuments } from './import-documents'
import { pickLanguage } from './pick-language'
import type { SeedContext } from './seed-context'

/** The templates with which staff make contracts and answer guests. */
export async function importContracts(context: SeedContext): Promise<void> {
  await importDocuments(context, {
    step: 'contract templates',
    uid: 'api::contract-template.contract-template',
    seeds: contractTemplates,
    match: { field: 'name', value: ({ name }) => name.en },
    data: (template, locale) => pickLanguage(template, locale),
  })
  await importDocuments(context, {
    step: 'answer templates',
    uid: 'api::answer-template.answer-template',
    seeds: answerTemplates,
    match: { field: 'name', value: ({ name }) => name.en },
    data: (template, locale) => ({
      ...pickLanguage(template, locale),
      order: answerTemplates.indexOf(template) + 1,
      enabled: true,
    }),
  })
}
