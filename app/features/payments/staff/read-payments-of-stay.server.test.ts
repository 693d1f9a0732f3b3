import { expect, it } from 'vitest'
import { sampleReservation } from '~/testing/factories/contract'
import { samplePayment } from '~/testing/factories/payment'
import { sampleStay } from '~/testing/factories/stay-record'
import { readPaymentsOfStay } from './read-payments-of-stay.server'

const reader = {
  request: new Request('https://ceiba.example/staff/stays/CS-7K2M9Q'),
  locale: 'en',
} as const

it('says what of a stay is due when, and calls nothing overdue on the day of a late signature', () => {
  const signedAt = '2026-12-28T18:00:00.000Z'
  const agreement = { stage: 'signed', signedAt, reservation: sampleReservation() } as const
  const dueOn = (day: string) =>
    readPaymentsOfStay(sampleStay({ agreement }), reader, new Date(`${day}T18:00:00Z`)).due
  const first = { cents: 124_100, dueDay: '2026-12-28' }
  const rest = { cents: 24_150, dueDay: '2027-01-04', isOverdue: false }
  expect(dueOn('2026-12-28')).toEqual([{ ...first, isOverdue: false }, rest])
  expect(dueOn('2026-12-29')).toEqual([{ ...first, isOverdue: true }, rest])
})

it('asks for nothing of a signed stay that was cancelled', () => {
  const agreement = { stage: 'signed', signedAt: null, reservation: sampleReservation() } as const
  const stay = sampleStay({ stage: 'cancelled', agreement, payments: [samplePayment()] })
  expect(readPaymentsOfStay(stay, reader, new Date('2026-12-29T18:00:00Z'))).toMatchObject({
    balance: { full: 148_250, paid: 23_762, open: 0 },
    due: [],
    form: null,
  })
})
