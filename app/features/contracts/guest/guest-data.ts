import type { Signatory } from '~content/contract'
import type { ContractGuestPart } from '~content/contract-values'
import type { Locale } from '~content/locale'
import type { ContractWords } from '../contract-words'
import type { Signature } from '../signature/signature'
import type { Block } from '../text/block'
import type { MarkedBlock } from '../text/compare-blocks'

export type GuestFile = { id: string; name: string }

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
  pdf: string
  facts: Fact[]
  blocks: Block[]
}

export type GuestData = {
  words: ContractWords
  locale: Locale
  language: Locale
  link: string
  heading: { property: string; dates: string }
  /** The text as it is to be signed. */
  blocks: Block[]
  facts: Fact[]
  changes: ContractChanges | null
  before: SignedBefore | null
  /** All that was signed, the latest first, each with its PDF. */
  versions: { version: number; moment: string; pdf: string }[]
  version: number
  guestName: string
  asksGuests: boolean
  asksPayment: boolean
  part: Pick<ContractGuestPart, 'comments' | 'guests' | 'payAuthorization'>
  /** How many guests the contract names. */
  totalGuests: number
  /** Where the guest was in this version; null at its beginning. */
  step: string | null
  files: { personalPhoto: GuestFile | null; personalDocument: GuestFile | null }
  /** See `seenText`. */
  seen: string
  siteKey: string | null
  /** Null where the guest has not said no. */
  declined: { moment: string; reason: string } | null
  signed: {
    moment: string
    utc: string
    hash: string
    pdf: string
    /** Null where the tick alone was the signature, as in earlier days. */
    signature: Signature | null
    /** Who countersigned for the house. */
    house: Signatory | null
  } | null
}
