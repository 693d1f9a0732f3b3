import type { ContractGuestPart } from '~content/contract-values'
import type { DocumentKind } from '~content/document-kind'
import type { Locale } from '~content/locale'
import type { ContractWords } from '../contract-words'
import type { GuestFileField } from '../files/guest-file-kinds'
import type { Signature } from '../signature/signature'
import type { GivenSignature, CountersignatureView } from '../signature/given-signature'
import type { Block } from '../text/block'
import type { MarkedBlock } from '../text/compare-blocks'

export type GuestFile = { id: string; name: string }

/** A signer of the contract; `moment` is empty before they sign. */
export type SignerLine = { name: string; isReader: boolean; moment: string }

/** `was`: what stood there before, where it was changed. */
export type Fact = { label: string; value: string; was?: string }

/** What staff changed, in the whole text as it is now. */
export type ContractChanges = {
  /** Since the guest read it last, or since they signed the version before. */
  since: 'read' | 'signed'
  facts: Fact[]
  blocks: MarkedBlock[]
}

/** A version that the guest signed and that another one replaces. */
export type SignedBefore = {
  version: number
  moment: string
  /** Null where not all signed it: then it was never sealed. */
  pdf: string | null
  facts: Fact[]
  blocks: Block[]
}

export type GuestData = {
  words: Pick<ContractWords, 'guest' | 'languages'>
  locale: Locale
  language: Locale
  link: string
  heading: { property: string; dates: string }
  /**
   * The text as it is to be signed; empty where `changes` has it with its marks, and once the contract is declined or
   * closed.
   */
  blocks: Block[]
  facts: Fact[]
  changes: ContractChanges | null
  /** Null where nothing is to be signed. */
  before: SignedBefore | null
  /** All that was signed, the latest first, each with its PDF. */
  versions: { version: number; moment: string; pdf: string }[]
  /** The latest of them where the reader signed it and the present version is another; else null. */
  ownVersion: number | null
  /** Whether the latest of them was withdrawn, and so holds no longer. */
  isLatestWithdrawn: boolean
  version: number
  guestName: string
  /** What this guest is asked for beside the signature. */
  asks: { identity: boolean; guests: boolean; comments: boolean; payment: boolean }
  /** All who sign as guests, where it is more than one. */
  signers: SignerLine[]
  /** What this guest has filled in so far; empty once the form is gone, as `files` are. */
  part: Pick<ContractGuestPart, 'comments' | 'guests' | 'payAuthorization'> & {
    documentKind: DocumentKind
  }
  /** How many guests the contract names. */
  totalGuests: number
  /** Where the guest was in this version; null at its beginning. */
  step: string | null
  files: Record<GuestFileField, GuestFile | null>
  /** See `seenText`. */
  seen: string
  /** See `seenPolicies`. */
  seenPolicies: string
  siteKey: string | null
  /** Null unless a signer declined. Only that signer sees the reason; the others see who it was (`by`). */
  declined: { moment: string; reason: string | null; by: string | null } | null
  /**
   * Why this version cannot be signed: its time is over, or the stay is lost or cancelled. What was signed before
   * stays.
   */
  closed: 'expired' | 'calledOff' | null
  /** This guest's own signature while others are to sign; null before and afterwards. */
  given: { moment: string; signature: Signature; waitsForHouse: boolean } | null
  signed: {
    moment: string
    utc: string
    hash: string
    pdf: string
    /** Of every guest; none where the tick alone was the signature, as in earlier days. */
    signatures: GivenSignature[]
    /** Who countersigned for the team. */
    house: CountersignatureView | null
  } | null
}
