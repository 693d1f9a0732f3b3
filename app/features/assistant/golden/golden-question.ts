import type { Dropped } from '../search/fallback-queries'

/** A sentence, and what it must find in the demo content as it stands on Wednesday, 18 November 2026. */
export type GoldenQuestion = { question: string } & (
  | {
      /** What was understood, in the assistant's words. */
      says: string
      /** The canonical address of the full list. */
      list: string
      total: number
      /** The first three that are shown. */
      places: readonly string[]
      /** Conditions that had to be given up. */
      givesUp?: readonly Dropped['what'][]
    }
  /** The English question of the FAQ whose answer comes first. */
  | { faq: string }
  | { first: 'person' | 'nothing' | 'greeting' | 'thanks' | 'introduction' }
)
