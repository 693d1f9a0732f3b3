import type { StayEvent } from '~content/stay'

/** A message by its kind and key in the outbox. */
type Message = { kind: string; key: string }

type Line = Pick<StayEvent, 'kind' | 'detail' | 'replyId'>

/** The key of an answer by e-mail in the outbox, by the id that it has in the timeline of its stay. */
export const answerKey = (replyId: string) => `${replyId}.answer`

/** The index of the line in the timeline of a stay that tells of a message; null if none does. */
export function lineOfMessage({ kind, key }: Message, events: readonly Line[]): number | null {
  const index = events.findLastIndex(lineOf(kind, key, events))
  return index < 0 ? null : index
}

function lineOf(kind: string, key: string, events: readonly Line[]): (line: Line) => boolean {
  switch (kind) {
    case 'stay-answer':
      return ({ replyId }) => replyId !== null && key === answerKey(replyId)
    case 'payment-reminder':
      return (line) =>
        line.kind === 'paymentReminded' && key.endsWith(`.${line.detail.replace(' ', '.')}`)
    case 'instructions-ready':
      return (line) => line.kind === 'released'
    case 'review-request':
      return (line) => line.kind === 'review' && line.detail === 'asked'
    case 'offer': {
      // The offer itself has the number 0, its reminders count from 1.
      const [offer = '', , number = '0'] = key.split('.')
      const about = (name: Line['kind']) => (line: Line) =>
        line.kind === name && line.detail === offer
      if (number === '0') return about('offerMade')
      const reminder = events.filter(about('offerReminded'))[Number(number) - 1]
      return (line) => line === reminder
    }
    default:
      return () => false
  }
}
