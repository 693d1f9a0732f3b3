import type { ContractEvent, Signatory } from '~content/contract'
import { closedStages, type ContractStage } from '~content/contract-stage'
import type { Locale } from '~content/locale'
import type { ContractWords } from '../contract-words'
import type { GivenSignature, CountersignatureView } from '../signature/given-signature'
import type { SignerId } from '../signers/signers'
import type { Block } from '../text/block'
import type { EditorValues } from './form/editor-values'
import type { StaffBarData } from '~/features/staff/area/staff-bar'

/** Query parameters that tell the editor what was just done. */
export const editorOutcomes = [
  'created',
  'mailed',
  'notMailed',
  'linksToSend',
  'saved',
  'revoked',
  'reminded',
  'archived',
  'unarchived',
  'countersigned',
  'kept',
] as const

export type EditorOutcome = (typeof editorOutcomes)[number] | null

/** The id of the editor's form. */
export const editorFormId = 'contract'

/** Query parameter that opens the editor of a signed contract. */
export const changeParameter = 'change'

/** What one who signs has filled in so far. */
export type GuestAnswers = {
  /** Null if one guest signs alone. */
  name: string | null
  /** Null if they are not asked for it, as those who sign beside the first guest. */
  comments: string | null
  guests: { fullName: string; age: string }[] | null
  payAuthorization: boolean | null
  /** `path` is null for who may not open the file, `name` where there is none, or it was deleted since. */
  files: {
    field: 'photo' | 'document' | 'documentBack'
    name: string | null
    path: string | null
    isDeleted: boolean
  }[]
}

/** The stages with a closed link. */
export const closedReasons = ['draft', ...closedStages] as const

/** Why the guest's link is closed for signing. */
export type ClosedReason = (typeof closedReasons)[number] | 'calledOff'

/** A signed contract as it is read. */
export type SignedReading = {
  signedAt: string
  /** Of every guest who signed. */
  signatures: GivenSignature[]
  /** Who countersigned for the team. */
  house: CountersignatureView | null
  facts: { label: string; value: string }[]
  /** The text with its values. */
  blocks: Block[]
}

export type ShareLink = {
  /** Whose link it is. */
  signer: SignerId
  name: string
  /** Where it can be sent by mail; null if it cannot. */
  mailTo: string | null
  /** Whether they have signed the present version. */
  isSigned: boolean
  link: string
  whatsapp: string
  /** A picture as `data:` address. */
  qr: string
  /** The last day on which the link is open. */
  until: string
}

export type EditorData = {
  words: ContractWords
  locale: Locale
  bar: StaffBarData
  template: { id: string; language: Locale; hasPayAuthorization: boolean }
  /** Of the form of a new contract: sent twice, it makes one. Empty if the contract exists. */
  formKey: string
  /** The e-mail with the link, in the language of the contract, with its holes. */
  mail: { subject: string; text: string }
  /** The text with its placeholders. */
  blocks: Block[]
  values: EditorValues
  /** The rentals whose nights can be booked, by name. */
  rentals: { id: string; name: string }[]
  existing: {
    reference: string
    /** See `editedState`. */
    state: string
    /** See `seenState`. */
    seen: string
    stage: ContractStage
    version: number
    /** What saving makes of it. */
    nextVersion: number
    /** The signed version that can be kept instead of the change that waits; null if there is none. */
    keeps: number | null
    /** Grows with each change. */
    revision: number
    done: EditorOutcome
    /** Whether it is shown as it was signed; null if its fields are shown. */
    signed: SignedReading | null
    /** To whom a mail with the link was sent just now; null if none was. */
    mailedTo: string[]
    /** Whether the guest can be reminded: there is an address, and the contract can be signed. */
    mayRemind: boolean
    isArchived: boolean
    /** Why the guest declined; null if they did not. */
    declined: string | null
    /** Of each who signs. */
    guests: GuestAnswers[]
    /** How many sign and have signed the present version, where it is more than one. */
    signing: { count: number; signed: number } | null
    /** Whether the present version has a signature that a change would take away. */
    hasSignature: boolean
    /** Who would sign for the team, where that waits for a signature by hand. */
    countersign: Signatory | null
    /** Of each who signs; null while the contract is closed. */
    shares: ShareLink[] | null
    /** Why the link is closed. */
    closed: ClosedReason
    events: ContractEvent[]
    versions: {
      version: number
      signedAt: string
      hash: string /** Null for who may not open identity files, which it shows. */
      pdf: string | null
    }[]
  } | null
}
