import type { Contract } from '~content/contract'
import type { ContractTemplate } from '~content/contract-template'
import type { Locale } from '~content/locale'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { writeDay } from '~/platform/time/written-day'
import { contractWords } from '../contract-words.server'
import { linkOf } from '../link.server'
import { pdfPath } from '../pdf-path'
import { readBlocks } from '../text/read-blocks.server'
import type { EditorData, EditorValues } from './editor-data'
import { shareLink } from './share-link.server'
import { customOfTemplate } from './template-terms'

/** The editor of a contract that exists. */
export async function editorOf(
  contract: Contract,
  { locale, isNew }: { locale: Locale; isNew: boolean },
): Promise<EditorData> {
  const { reference, reservation, guestEmail, language, terms, versions } = contract
  const { extraTerms, customData, startDate, endDate, contractDate, ...rest } = reservation
  const isSigned = versions.some(({ version }) => version === contract.version)
  return {
    words: contractWords(locale),
    locale,
    template: { id: terms.templateId, language },
    blocks: readBlocks(terms.text),
    values: {
      ...rest,
      ...customData,
      guestEmail: guestEmail ?? '',
      startDate: writeDay(startDate),
      endDate: writeDay(endDate),
      contractDate: writeDay(contractDate),
      extraTerms: extraTerms.join('\n'),
    },
    existing: {
      reference,
      revision: contract.revision,
      stage: contract.stage,
      version: contract.version,
      nextVersion: isSigned ? contract.version + 1 : contract.version,
      isNew,
      share: await shareLink(contract, locale),
      events: contract.events,
      versions: versions.map(({ version, signedAt, hash }) => ({
        ...{ version, signedAt, hash },
        pdf: pdfPath(linkOf(reference, contract.linkNumber), version),
      })),
    },
  }
}

/** The editor of a contract that is to be made of a template. */
export function newEditor(
  template: ContractTemplate,
  { language, locale, now }: { language: Locale; locale: Locale; now: Date },
): EditorData {
  const values: EditorValues = {
    ...customOfTemplate(template),
    currency: '$',
    contractDate: writeDay(guatemalaToday(now)),
  }
  return {
    words: contractWords(locale),
    locale,
    template: { id: template.documentId, language },
    blocks: readBlocks(template.descriptionOne),
    values,
    existing: null,
  }
}
