/** What changes the stay itself; its page tells that it is done. */
export const stayChanges = ['move', 'note', 'lose', 'take', 'give', 'followUp', 'facts'] as const

/** The buttons of a stay, by what they send. */
export const stayActions = [...stayChanges, 'booking'] as const

export type StayAction = (typeof stayActions)[number]

export const longestNote = 2000

export type StayReply = {
  problem: 'outdated' | 'unavailable' | 'incomplete' | 'tooLong' | 'noBooking' | 'wrongFacts'
  /** What was written, so that it is not lost. */
  note: string
}
