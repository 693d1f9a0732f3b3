import { fillWords } from '~/features/contracts/contract-words'
import type { PrivateMessages } from '~/features/private-pages/private-messages'
import type { ShownStay } from '../shown-booking'

/** Check-in and check-out hours as sentences; unknown hours are left out. */
export function hoursInWords(
  { from: start, to: end, out: time }: ShownStay['hours'],
  words: PrivateMessages['booking'],
): string[] {
  return [
    ...(start ? [fillWords(end ? words.between : words.from, { start, end: end ?? '' })] : []),
    ...(time ? [fillWords(words.until, { time })] : []),
  ]
}
