/** What can be done with all ticked stays of the inbox. */
export const bulkActions = ['take', 'give', 'assign', 'followUp', 'note', 'lose'] as const

export type BulkAction = (typeof bulkActions)[number]

/** No more stays than a page has are changed together. */
export const mostPicked = 25

export type InboxReply = {
  problem: 'nothingPicked' | 'incomplete' | 'tooLong' | 'outdated' | 'unavailable'
  /** How many were changed all the same. */
  done: number
  /** Those that were not, by their reference. */
  missed: string[]
  /** What was written, so that it is not lost. */
  note: string
}
