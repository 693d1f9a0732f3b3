import type { QueryProblem } from './query-reader'

/** What can be wrong with the stay of an address, as visitors are told it. */
export const stayProblems = [
  'notADay',
  'missingDay',
  'missingLength',
  'missingMonth',
  'pastDay',
  'dayOrder',
  'tooManyGuests',
  'notGuests',
  'notAStay',
] as const

export type StayProblem = (typeof stayProblems)[number]

const dateParameters = ['checkIn', 'checkOut', 'flexible', 'stay', 'month']
const guestParameters = ['adult', 'children', 'capacity']

/** Why the stay of an address, or a part of it, was left out or changed; null if all of it counts. */
export function stayProblemOf(problems: readonly QueryProblem[]): StayProblem | null {
  const ofDates = problems.find(({ parameter }) => dateParameters.includes(parameter))
  if (ofDates) return stayProblems.find((each) => each === ofDates.code) ?? 'notAStay'
  const ofGuests = problems.find(({ parameter }) => guestParameters.includes(parameter))
  if (!ofGuests) return null
  return ofGuests.code === 'notWhole' ? 'notGuests' : 'tooManyGuests'
}
