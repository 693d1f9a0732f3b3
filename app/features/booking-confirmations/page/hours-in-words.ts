import { fillWords } from '~/features/contracts/contract-words'
import type { PrivateMessages } from '~/features/private-pages/private-messages'
import type { ShownStay } from '../shown-booking'

/** From when to when one may check in, and until when one leaves; what is not known is left out. */
export function hoursInWords(
  { from: start, to: end, out: time }: ShownStay['hours'],
  words: PrivateMessages['booking'],
): string[] {
  return [
    ...(start ? [fillWords(end ? words.between : words.from, { start, end: end ?? '' })] : []),
    ...(time ? [fillWords(words.until, { time })] : []),
  ]
}
