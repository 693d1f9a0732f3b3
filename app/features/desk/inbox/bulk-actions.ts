/** What can be done with all ticked stays of the inbox. */
export const bulkActions = ['take', 'give', 'assign', 'followUp', 'note', 'lose'] as const

export type BulkAction = (typeof bulkActions)[number]

/** No more stays than a page has are changed together. */
export const maxPicked = 25

/** The fields of the form as they were sent. */
export type BulkInput = Record<'note' | 'followUpOn' | 'person' | 'reason', string>

export type InboxReply = {
  problem: 'nothingPicked' | 'incomplete' | 'tooLong' | 'mayNotTake' | 'outdated' | 'unavailable'
  /** How many stays were changed. */
  done: number
  /** References of the stays that were not changed: their ticks stay. */
  missed: string[]
  /** What was typed beside the buttons, so that it is not lost. */
  typed: BulkInput
}
