import type { LeadKind } from '~content/lead-kind'
import type { SectionKey } from '~content/section-key'

/** One thing that is new, as open desks are told: by its reference, without names. */
export type NewsItem = {
  /** The same on every node. */
  id: string
  reference: string
  what: 'arrived' | 'changed' | 'lead'
  section: SectionKey | null
  /** The form of a lead. */
  kind: LeadKind | null
  /** Where the panel shows a lead. */
  panel: string | null
}

/** How far a desk has read, `{event}.{lead}`: the highest id of each. */
export type NewsCursor = string
