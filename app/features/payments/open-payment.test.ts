import { describe, expect, it } from 'vitest'
import { sampleReservation } from '~/testing/factories/contract'
import { paidOf, sampleAgreedStay } from '~/testing/factories/agreed-stay'
import { openPaymentsOf, reminderOf } from './open-payment'

const stay = sampleAgreedStay()
const agreed = (more: Partial<NonNullable<typeof stay.agreement>>) =>
  sampleAgreedStay({ agreement: stay.agreement && { ...stay.agreement, ...more } })
const signedOn = (day: string) => agreed({ signedAt: `${day}T18:00:00.000Z` })
const dueBefore = (downPaymentDays: number) => {
  const { customData, ...reservation } = sampleReservation()
  return agreed({ reservation: { ...reservation, customData: { ...customData, downPaymentDays } } })
}
const reminderOn = (today: string, of = stay) => {
  const due = reminderOf(of, today)
  return due && `${due.reminder} ${due.dueDay}`
}
const firstPaid = sampleAgreedStay({ payments: [paidOf(124_100)] })

describe('what is due', () => {
  it('is the first payment from a week before its day on, and the rest from a week before the arrival on', () => {
    const currency = 'USD'
    const first = { part: 'first', cents: 124_100, currency, dueDay: '2026-12-05' }
    const rest = { part: 'rest', cents: 24_150, currency, dueDay: '2027-01-04' }
    expect(openPaymentsOf(stay, '2026-11-27')).toEqual([])
    expect(openPaymentsOf(stay, '2026-11-28')).toEqual([{ ...first, isOverdue: false }])
    expect(openPaymentsOf(stay, '2026-12-05')).toEqual([{ ...first, isOverdue: false }])
    expect(openPaymentsOf(stay, '2026-12-06')).toEqual([{ ...first, isOverdue: true }])
    expect(openPaymentsOf(stay, '2026-12-28')).toEqual([
      { ...first, isOverdue: true },
      { ...rest, isOverdue: false },
    ])
    expect(openPaymentsOf(firstPaid, '2026-12-27')).toEqual([])
    expect(openPaymentsOf(firstPaid, '2027-01-04')).toEqual([{ ...rest, isOverdue: false }])
    expect(openPaymentsOf(firstPaid, '2027-01-05')).toEqual([{ ...rest, isOverdue: true }])
  })

  it('is nothing once all is paid, and what a cancelled payment does not cover', () => {
    const paid = sampleAgreedStay({ payments: [paidOf(148_250)] })
    expect(openPaymentsOf(paid, '2026-12-20')).toEqual([])
    const cancelled = [paidOf(148_250, '2026-11-22T15:00:00.000Z'), paidOf(100)]
    const after = sampleAgreedStay({ payments: cancelled })
    expect(openPaymentsOf(after, '2026-12-20')).toMatchObject([{ cents: 124_000 }])
  })

  it.each([
    ['revoked', '2026-11-02T03:00:00.000Z'],
    ['sent', null],
    ['expired', null],
  ] as const)('is nothing of a contract that is %s', (stage, signedAt) => {
    expect(openPaymentsOf(agreed({ stage, signedAt }), '2026-12-20')).toEqual([])
  })

  it('is what was signed while a new version waits, of which no guest is reminded', () => {
    const sentAgain = agreed({ stage: 'sent' })
    expect(openPaymentsOf(sentAgain, '2026-12-20')).toMatchObject([{ cents: 124_100 }])
    expect(reminderOn('2026-12-20', sentAgain)).toBeNull()
  })

  it('is the first payment with the signature where somebody signs after its day', () => {
    expect(openPaymentsOf(signedOn('2026-12-20'), '2026-12-20')).toMatchObject([
      { part: 'first', cents: 124_100, dueDay: '2026-12-20', isOverdue: false },
    ])
    expect(openPaymentsOf(signedOn('2027-01-04'), '2027-01-04')).toMatchObject([
      { part: 'rest', cents: 148_250, dueDay: '2027-01-04', isOverdue: false },
    ])
  })
})

it.each([
  ['2026-11-01', null],
  ['2026-11-27', null],
  ['2026-11-28', 'firstSoon 2026-12-05'],
  ['2026-12-05', 'firstSoon 2026-12-05'],
  ['2026-12-06', null],
  ['2026-12-07', 'firstOverdue 2026-12-05'],
  ['2026-12-27', 'firstOverdue 2026-12-05'],
  ['2026-12-28', 'restSoon 2027-01-04'],
  ['2027-01-04', 'restSoon 2027-01-04'],
  // Neither of what was due long ago nor of the rest once the guest is there.
  ['2027-01-05', null],
])('on %s the guest is reminded of %s', (today, reminder) => {
  expect(reminderOn(today)).toBe(reminder)
})

it('a guest who has paid the first part is not reminded of it', () => {
  expect(reminderOn('2026-12-04', firstPaid)).toBeNull()
  expect(reminderOn('2026-12-07', firstPaid)).toBeNull()
  expect(reminderOn('2026-12-28', firstPaid)).toBe('restSoon 2027-01-04')
})

it('leaves out the reminders that would have come before the signature or on its day', () => {
  const late = signedOn('2026-11-28')
  expect(reminderOn('2026-11-28', late)).toBeNull()
  expect(reminderOn('2026-12-04', late)).toBeNull()
  expect(reminderOn('2026-12-07', late)).toBe('firstOverdue 2026-12-05')
  expect(reminderOn('2026-11-28', signedOn('2026-11-27'))).toBe('firstSoon 2026-12-05')
  const later = signedOn('2026-12-28')
  const days = ['2026-12-28', '2026-12-29', '2026-12-30', '2027-01-04']
  expect(days.map((day) => reminderOn(day, later))).toEqual([
    null,
    null,
    'firstOverdue 2026-12-28',
    'firstOverdue 2026-12-28',
  ])
})

it('a reminder is as old as its day says, not as its payment', () => {
  const short = dueBefore(5)
  expect(reminderOn('2026-12-23', short)).toBe('firstSoon 2026-12-30')
  expect(reminderOn('2026-12-28', short)).toBe('restSoon 2027-01-04')
  expect(reminderOn('2027-01-01', short)).toBe('firstOverdue 2026-12-30')
  const tie = dueBefore(9)
  expect(reminderOn('2026-12-28', tie)).toBe('restSoon 2027-01-04')
  expect(reminderOn('2027-01-05', tie)).toBeNull()
  expect(reminderOn('2026-12-28', dueBefore(0))).toBe('restSoon 2027-01-04')
})
