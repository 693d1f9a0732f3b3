/** Actions that change the stay itself; its page confirms them by `done` in its address. */
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

/** Name of the hidden field with the value that a kept field had when its form was opened. */
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
  /** Values and revision that the writer saw; empty and null once the page shows the newer state. */
  shown: Kept
  revision: number | null
}
