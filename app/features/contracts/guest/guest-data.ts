import type { ContractGuestPart } from '~content/contract-values'
import type { Locale } from '~content/locale'
import type { ContractWords } from '../contract-words'
import type { Block } from '../text/block'

export type GuestFile = { id: string; name: string }

export type GuestData = {
  words: ContractWords
  locale: Locale
  language: Locale
  link: string
  /** Where and when, in a line. */
  heading: string
  /** The text as it is to be signed. */
  blocks: Block[]
  facts: { label: string; value: string }[]
  guestName: string
  asksGuests: boolean
  asksPayment: boolean
  part: ContractGuestPart
  files: { personalPhoto: GuestFile | null; personalDocument: GuestFile | null }
  /** See `seenText`. */
  seen: string
  siteKey: string | null
  signed: { moment: string; hash: string; pdf: string } | null
}
