import type { ContractEvent, Signatory } from '~content/contract'
import type { Locale } from '~content/locale'
import type { ContractWords } from '../contract-words'
import type { Signature } from '../signature/signature'
import type { Block } from '../text/block'
import type { AgreedWording, FileFingerprints } from './freeze-contract'

/** All that stands in the PDF of a signed version. */
export type Agreement = {
  language: Locale
  words: ContractWords['pdf']
  events: ContractWords['events']
  logWords: ContractWords['log']
  brand: string
  reference: string
  version: number
  signedAt: Date
  fullName: string
  blocks: readonly Block[]
  facts: readonly { label: string; value: string }[]
  guests: readonly { fullName: string; age: string }[]
  comments: string
  /** Null where it was not asked for. */
  payAuthorization: boolean | null
  wording: AgreedWording
  signature: Signature
  /** The person who signs for the house; null without a countersignature. */
  house: Signatory | null
  files: FileFingerprints
  log: readonly ContractEvent[]
  hash: string
  /** Where everybody can check the hash. */
  verifyAddress: string
}
