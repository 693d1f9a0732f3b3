import { expect, it } from 'vitest'
import { lineOfMessage } from './line-of-message'

const replyId = '00000000-0000-8000-8000-000000000001'
const line = (kind: 'mailed' | 'offerMade' | 'offerReminded' | 'paymentReminded', detail: string) =>
  ({ kind, detail, replyId: null }) as const
const events = [
  { kind: 'mailed', detail: 'Hola', replyId },
  line('mailed', 'Hola'),
  line('offerMade', 'O-7K2M9Q'),
  line('offerReminded', 'O-7K2M9Q'),
  line('offerReminded', 'O-OTHER1'),
  line('offerReminded', 'O-7K2M9Q'),
  line('paymentReminded', 'restSoon 2027-01-04'),
  line('paymentReminded', 'restOverdue 2027-01-04'),
  { kind: 'released', detail: 'mailed', replyId: null },
  { kind: 'review', detail: 'asked', replyId: null },
  { kind: 'review', detail: 'received', replyId: null },
] as const

it.each([
  ['stay-answer', `${replyId}.answer`, 0],
  ['stay-answer', 'gone.answer', null],
  ['offer', 'O-7K2M9Q.offer.0', 2],
  ['offer', 'O-7K2M9Q.offer.1', 3],
  ['offer', 'O-7K2M9Q.offer.2', 5],
  ['offer', 'O-7K2M9Q.offer.3', null],
  ['payment-reminder', 'CS-7K2M9Q.restSoon.2027-01-04', 6],
  ['instructions-ready', 'booking.instructions', 8],
  ['review-request', 'CS-7K2M9Q.review', 9],
  ['contract-link', 'C-7K2M9Q', null],
])('the message %s with the key %s is told by line %s', (kind, key, index) => {
  expect(lineOfMessage({ kind, key }, events)).toBe(index)
})
