import type { ContractEvent } from '~content/contract'
import type { Locale } from '~content/locale'
import type { ContractWords } from '../contract-words'
import type { SignerEvidence } from '../signers/evidence'
import type { Signature } from '../signature/signature'
import type { Block } from '../text/block'
import type { LabelledLines } from './pdf-parts.server'

/** The signature of the team as the PDF shows it. */
export type DrawnCountersignature = {
  name: string
  role: string
  signature: Signature
  signedAt: Date
}

/** All that stands in the PDF of a signed version. */
export type Agreement = {
  language: Locale
  words: ContractWords['pdf']
  events: ContractWords['events']
  logWords: ContractWords['log']
  brand: string
  reference: string
  version: number
  /** When the last of all signed. */
  signedAt: Date
  blocks: readonly Block[]
  facts: readonly { label: string; value: string }[]
  /** What makes the full payment; null where the contract does not say it. */
  priceLines: LabelledLines | null
  guests: readonly { fullName: string; age: string }[]
  comments: string
  /** What the page asked and what was answered; null if it was not asked for. */
  payment: { wording: string; isAuthorized: boolean } | null
  /** Of every guest who signs, in the order in which they did. */
  signatures: readonly SignerEvidence[]
  /** Null without a countersignature. */
  house: DrawnCountersignature | null
  log: readonly ContractEvent[]
  hash: string
  /** Where everybody can check the hash. */
  verifyAddress: string
}
