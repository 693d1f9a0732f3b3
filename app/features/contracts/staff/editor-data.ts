import type { ContractEvent } from '~content/contract'
import type { ContractStage } from '~content/contract-stage'
import type { Locale } from '~content/locale'
import type { ContractWords } from '../contract-words'
import type { Block } from '../text/block'
import type { ContractFormInput } from './contract-form-schema'
import type { ShareLink } from './share-link.server'

export type EditorValues = Partial<ContractFormInput>

export type EditorData = {
  words: ContractWords
  locale: Locale
  template: { id: string; language: Locale }
  /** The text with its placeholders. */
  blocks: Block[]
  values: EditorValues
  existing: {
    reference: string
    revision: number
    stage: ContractStage
    version: number
    /** What saving makes of it. */
    nextVersion: number
    /** It was made just now: the link is shown. */
    isNew: boolean
    share: ShareLink
    events: ContractEvent[]
    versions: { version: number; signedAt: string; hash: string; pdf: string }[]
  } | null
}
