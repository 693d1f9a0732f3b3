import type { Contract, Signatory } from '~content/contract'
import type { Locale } from '~content/locale'
import { sectionOf } from '~/features/catalogue/section-of'
import { rentalText } from '~/features/catalogue/rental-page'
import {
  getCatalogueUntagged,
  hasCatalogue,
} from '~/features/catalogue/store/catalogue-store.server'
import { readStaffBar } from '~/features/staff/area/read-staff-bar.server'
import { hasRight } from '~/features/staff/rights'
import type { Staff } from '~/features/staff/session/require-staff.server'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import { contractWords } from '~/features/contracts/contract-words.server'
import { findLink } from '~/features/contracts/link/link.server'
import { pdfPath } from '~/features/contracts/pdf-path'
import { mayRemind } from '~/features/contracts/reminders/remind-now.server'
import { rightToPdf } from '~/features/contracts/sign/signed-content'
import { hasSeveral, signersOf, pendingSigners } from '~/features/contracts/signers/signers'
import { readBlocks } from '~/features/contracts/text/read-blocks.server'
import {
  closedReasons,
  type ClosedReason,
  type EditorData,
  type EditorOutcome,
  type ShareLink,
} from '../editor-data'
import { editedState } from '../versions/edited-state.server'
import { guestAnswers } from './guest-answers.server'
import { versionToKeep } from '../versions/keep-version.server'
import { seenState } from '../versions/seen-state.server'
import { isLinkOf, shareLinks } from '../link/share-link.server'
import { nextNumber } from '../versions/next-version'
import { signedReading } from './signed-reading.server'
import { valuesOfContract } from '../form/values-of-contract'

type Reader = {
  locale: Locale
  staff: Staff
  files: Pick<PrivateStore, 'find'>
  done: EditorOutcome
  /** To which signer a mail was sent just now; `1` for the first, `all` for each. */
  mailed: string | null
  /** A signed contract opens for reading; the editor opens on request. */
  isChanging: boolean
}

/** The editor of a contract that exists. */
export async function readEditor(contract: Contract, reader: Reader): Promise<EditorData> {
  const { locale, staff, done, mailed, isChanging } = reader
  const { reference, reservation, language, terms, versions, stage } = contract
  const shares = await shareLinks(contract, locale)
  const link = await findLink(contract, null, isLinkOf(contract))
  const isSigned = versions.some(({ version }) => version === contract.version)
  return {
    words: contractWords(locale),
    locale,
    bar: await readStaffBar({ staff, locale, current: 'staffContracts' }),
    template: {
      id: terms.templateId,
      language,
      hasPayAuthorization: terms.showInfoCreditCard,
    },
    formKey: '',
    mail: mailOf(language),
    blocks: readBlocks(terms.text),
    rentals: bookableRentals(locale, reservation.rentalId),
    values: { ...valuesOfContract(contract), asDraft: stage === 'draft' },
    existing: {
      reference,
      state: editedState(contract),
      seen: seenState(contract),
      stage,
      version: contract.version,
      nextVersion: isSigned ? nextNumber(contract) : contract.version,
      keeps: versionToKeep(contract)?.version ?? null,
      revision: contract.revision,
      done,
      signed: isChanging ? null : signedReading(contract, locale),
      mailedTo: mailedTo(shares ?? [], mailed),
      mayRemind: mayRemind(contract, new Date()),
      isArchived: contract.archived === true,
      declined: stage === 'declined' ? reasonOf(contract) : null,
      guests: await guestAnswers(contract, reader),
      signing: signingOf(contract),
      hasSignature: (contract.signatures?.length ?? 0) > 0,
      countersign: stage === 'guestsSigned' ? countersigner(contract, staff) : null,
      shares,
      closed: closedReasonOf(contract),
      events: contract.events,
      versions: versions.map((signed) => {
        const { version, signedAt, hash } = signed
        const mayOpen = hasRight(staff.role, rightToPdf(signed))
        const pdf = mayOpen ? pdfPath(link, version) : null
        return { version, signedAt, hash, pdf }
      }),
    },
  }
}

/** The words with which a link is sent. */
export function mailOf(language: Locale): EditorData['mail'] {
  const { linkSubject: subject, link: text } = contractWords(language).mail
  return { subject, text }
}

function mailedTo(shares: ShareLink[], mailed: string | null): string[] {
  const told = shares.filter(({ signer }) => mailed === 'all' || (signer ?? '1') === mailed)
  return told.flatMap(({ mailTo }) => mailTo ?? [])
}

function signingOf(contract: Contract) {
  if (!hasSeveral(contract)) return null
  const count = signersOf(contract).length
  return { count, signed: count - pendingSigners(contract).length }
}

/** Who signs for the team: the signatory of the template, else the staff member who is signed in. */
function countersigner({ terms }: Contract, { name }: Staff): Signatory {
  return terms.signatory ?? { name, role: '' }
}

function closedReasonOf({ stage, calledOff }: Contract): ClosedReason {
  const reason = closedReasons.find((each) => each === stage)
  return reason ?? (calledOff ? 'calledOff' : 'expired')
}

function reasonOf({ events }: Contract): string {
  return events.filter(({ kind }) => kind === 'declined').at(-1)?.detail ?? ''
}

/** Also the chosen one, by its id, where it is published no longer: saving must not drop it. */
export function bookableRentals(locale: Locale, chosen?: string): EditorData['rentals'] {
  const rentals = hasCatalogue() ? [...getCatalogueUntagged().rentals.values()] : []
  const options = rentals
    .filter((rental) => sectionOf(rental) !== 'housesForSale')
    .map((rental) => ({ id: rental.id, name: rentalText(rental, locale)?.name ?? rental.id }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
  const isMissing = chosen !== undefined && options.every(({ id }) => id !== chosen)
  return isMissing ? [{ id: chosen, name: chosen }, ...options] : options
}
