import type { ContractEvent } from '~content/contract'
import type { ContractStage } from '~content/contract-stage'
import type { Locale } from '~content/locale'
import type { ContractWords } from '../contract-words'
import type { Block } from '../text/block'
import type { ContractFormInput } from './contract-form-schema'
import type { ShareLink } from './share-link.server'

export type EditorValues = Partial<ContractFormInput>

/** What the guest has filled in so far. */
export type GuestAnswers = {
  comments: string
  guests: { fullName: string; age: string }[]
  /** Null where it is not asked for. */
  payAuthorization: boolean | null
  /** `path` is null for who may not open the file, `name` where there is none. */
  files: { field: 'photo' | 'document'; name: string | null; path: string | null }[]
}

export type EditorData = {
  words: ContractWords
  locale: Locale
  template: { id: string; language: Locale }
  /** The text with its placeholders. */
  blocks: Block[]
  values: EditorValues
  existing: {
    reference: string
    /** See `editedState`. */
    state: string
    stage: ContractStage
    version: number
    /** What saving makes of it. */
    nextVersion: number
    /** It was made just now: the link is shown. */
    isNew: boolean
    /** Where the link can be sent by mail; null where it cannot. */
    mailTo: string | null
    /** Where it was sent just now. */
    mailedTo: string | null
    guest: GuestAnswers
    share: ShareLink
    events: ContractEvent[]
    versions: {
      version: number
      signedAt: string
      hash: string /** Null for who may not open identity files, which it shows. */
      pdf: string | null
    }[]
  } | null
}
