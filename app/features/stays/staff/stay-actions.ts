/** What changes the stay itself; its page tells that it is done. */
export const stayChanges = [
  'move',
  'note',
  'lose',
  'take',
  'give',
  'followUp',
  'facts',
  'guest',
  // Reminders of payments.
  'remind',
  'remindNot',
] as const

/** Steps of other pages after which the page of the stay says what was done. */
export const nextDones = ['bookingShared', 'contractMailed', 'leadStay', 'hadLeadStay'] as const

/** The buttons of a stay, by what they send; `bookingShared` makes the confirmation and shares it. */
export const stayActions = [...stayChanges, 'booking', 'bookingShared'] as const

export type StayAction = (typeof stayActions)[number]

/** Fields that come back as they were sent; each form has its own. */
export const keptFields = [
  'followUpOn',
  'rental',
  'startDate',
  'endDate',
  'guests',
  'guestName',
  'email',
  'phone',
] as const

type Kept = Partial<Record<(typeof keptFields)[number], string>>

/** The field that says what the writer of a kept field saw in it. */
export const shownField = (name: string) => `shown.${name}`

export type StayReply = {
  /** What was refused. */
  action: StayAction
  problem:
    | 'outdated'
    | 'unavailable'
    | 'incomplete'
    | 'tooLong'
    | 'noBooking'
    | 'nightsTaken'
    | 'wrongFacts'
    | 'wrongGuest'
  /** What was written, so that it is not lost. */
  note: string
  typed: Kept
  /** What the writer saw, with its revision. Nothing and null if the page now shows what changed since. */
  shown: Kept
  revision: number | null
}
