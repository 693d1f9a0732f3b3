import type { Contract } from '~content/contract'
import type { ContractTemplate } from '~content/contract-template'
import { isWithGuest } from '~content/contract-stage'
import type { Locale } from '~content/locale'
import { mayDo } from '~/features/staff/rights'
import type { Staff } from '~/features/staff/session/require-staff.server'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { writeDay } from '~/platform/time/written-day'
import { contractWords } from '../contract-words.server'
import { linkOf } from '../link.server'
import { pdfPath } from '../pdf-path'
import { rightToPdf } from '../sign/signed-content'
import { readBlocks } from '../text/read-blocks.server'
import { amountText } from './amount-text'
import type { EditorData, EditorValues } from './editor-data'
import { editedState } from './edited-state.server'
import { guestAnswers } from './guest-answers.server'
import { shareLink } from './share-link.server'
import { customOfTemplate } from './template-terms'

type Reader = {
  locale: Locale
  staff: Pick<Staff, 'role'>
  files: Pick<PrivateStore, 'find'>
  /** What was done just now. */
  done: 'created' | 'mailed' | null
}

/** The editor of a contract that exists. */
export async function editorOf(contract: Contract, reader: Reader): Promise<EditorData> {
  const { locale, staff, done } = reader
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
      fullPayment: amountText(rest.fullPayment),
      downPayment: amountText(rest.downPayment),
      firstPayment: amountText(rest.firstPayment),
      secondPayment: amountText(rest.secondPayment),
      damageDeposit: amountText(customData.damageDeposit),
      cancellationCoverExpenses: amountText(customData.cancellationCoverExpenses),
      guestEmail: guestEmail ?? '',
      startDate: writeDay(startDate),
      endDate: writeDay(endDate),
      contractDate: writeDay(contractDate),
      extraTerms: extraTerms.join('\n'),
    },
    existing: {
      reference,
      state: editedState(contract),
      stage: contract.stage,
      version: contract.version,
      nextVersion: isSigned ? contract.version + 1 : contract.version,
      isNew: done === 'created',
      mailTo: isWithGuest(contract.stage) ? guestEmail : null,
      mailedTo: done === 'mailed' ? guestEmail : null,
      guest: await guestAnswers(contract, reader),
      share: await shareLink(contract, locale),
      events: contract.events,
      versions: versions.map((signed) => {
        const { version, signedAt, hash } = signed
        const mayOpen = mayDo(staff.role, rightToPdf(signed))
        const pdf = mayOpen ? pdfPath(linkOf(reference, contract.linkNumber), version) : null
        return { version, signedAt, hash, pdf }
      }),
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
