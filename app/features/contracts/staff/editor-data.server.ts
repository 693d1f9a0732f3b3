import type { Contract } from '~content/contract'
import type { ContractTemplate } from '~content/contract-template'
import type { Locale } from '~content/locale'
import type { Stay } from '~content/stay'
import { sectionOf } from '~/features/catalogue/section-of'
import { rentalText } from '~/features/catalogue/rental-page'
import {
  getCatalogueUntagged,
  hasCatalogue,
} from '~/features/catalogue/store/catalogue-store.server'
import { readStaffBar } from '~/features/staff/area/read-staff-bar.server'
import { mayDo } from '~/features/staff/rights'
import type { Staff } from '~/features/staff/session/require-staff.server'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { formatDayInput } from '~/platform/time/day-input'
import { contractWords } from '../contract-words.server'
import { linkOf } from '../link.server'
import { pdfPath } from '../pdf-path'
import { mayRemind } from '../reminders/remind-now.server'
import { rightToPdf } from '../sign/signed-content'
import { readBlocks } from '../text/read-blocks.server'
import { closedReasons, type EditorData, type EditorDone, type EditorValues } from './editor-data'
import { editedState } from './edited-state.server'
import { guestAnswers } from './guest-answers.server'
import { shareLink } from './share-link.server'
import { signedReading } from './signed-reading.server'
import { customOfTemplate } from './template-terms'
import { valuesOfContract } from './values-of-contract'
import { valuesOfStay } from './values-of-stay.server'

type Reader = {
  locale: Locale
  staff: Staff
  files: Pick<PrivateStore, 'find'>
  done: EditorDone
  /** A signed contract opens for reading; the editor opens on request. */
  isChanging: boolean
}

/** The editor of a contract that exists. */
export async function editorOf(contract: Contract, reader: Reader): Promise<EditorData> {
  const { locale, staff, done, isChanging } = reader
  const { reference, reservation, guestEmail, language, terms, versions, stage } = contract
  const share = await shareLink(contract, locale)
  const isSigned = versions.some(({ version }) => version === contract.version)
  return {
    words: contractWords(locale),
    locale,
    bar: await readStaffBar({ staff, locale, current: 'staffContracts' }),
    template: {
      ...{ id: terms.templateId, language },
      hasPayAuthorization: terms.showInfoCreditCard,
    },
    blocks: readBlocks(terms.text),
    rentals: bookableRentals(locale, reservation.rentalId),
    values: { ...valuesOfContract(contract), asDraft: stage === 'draft' },
    existing: {
      reference,
      state: editedState(contract),
      stage,
      version: contract.version,
      nextVersion: isSigned ? contract.version + 1 : contract.version,
      ...{ revision: contract.revision, done },
      signed: isChanging ? null : signedReading(contract, locale),
      mailTo: share && guestEmail,
      mayRemind: mayRemind(contract, new Date()),
      isArchived: contract.archived === true,
      declined: stage === 'declined' ? reasonOf(contract) : null,
      guest: await guestAnswers(contract, reader),
      share,
      closed: closedReasons.find((reason) => reason === stage) ?? 'expired',
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

type NewEditor = {
  staff: Staff
  language: Locale
  locale: Locale
  now: Date
  /** All that is known of it is filled in. */
  stay: Stay | null
  /** The contract whose figures it begins with. */
  like: Contract | null
}

/** The editor of a contract that is to be made of a template. */
export async function newEditor(
  template: ContractTemplate,
  { staff, language, locale, now, stay, like }: NewEditor,
): Promise<EditorData> {
  const values: EditorValues = {
    ...customOfTemplate(template),
    ...{ currency: '$', linkDays: String(template.linkDays) },
    ...(like && valuesOfContract(like)),
    ...(stay && valuesOfStay(stay, { language, percent: template.customDownPayment })),
    contractDate: formatDayInput(guatemalaToday(now)),
  }
  return {
    words: contractWords(locale),
    locale,
    bar: await readStaffBar({ staff, locale, current: 'staffContracts' }),
    template: {
      ...{ id: template.documentId, language },
      hasPayAuthorization: template.showInfoCreditCard,
    },
    blocks: readBlocks(template.descriptionOne),
    rentals: bookableRentals(locale, like?.reservation.rentalId),
    values,
    existing: null,
  }
}

function reasonOf({ events }: Contract): string {
  return events.filter(({ kind }) => kind === 'declined').at(-1)?.detail ?? ''
}

/** Also the chosen one, by its id, where it is published no longer: saving must not drop it. */
function bookableRentals(locale: Locale, chosen?: string): EditorData['rentals'] {
  const rentals = hasCatalogue() ? [...getCatalogueUntagged().rentals.values()] : []
  const options = rentals
    .filter((rental) => sectionOf(rental) !== 'housesForSale')
    .map((rental) => ({ id: rental.id, name: rentalText(rental, locale)?.name ?? rental.id }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
  const isMissing = chosen !== undefined && options.every(({ id }) => id !== chosen)
  return isMissing ? [{ id: chosen, name: chosen }, ...options] : options
}
