/** What staff decide about a review; the address of its page says which was carried out. */
export const reviewDecisions = ['approve', 'refuse'] as const

export type ReviewReply = {
  problem: 'outdated' | 'unavailable' | 'tooLong'
  /** What was written, so that it is not lost. */
  answer: string
  /** Of the review that the writer saw; null if the page now shows what changed since. */
  revision: number | null
}
