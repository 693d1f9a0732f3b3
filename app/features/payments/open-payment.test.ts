import { describe, expect, it } from 'vitest'
import { paidOf, sampleStayAhead } from '~/testing/factories/stay-ahead'
import { openPaymentOf, reminderOf } from './open-payment'

const stay = sampleStayAhead()
const reminderOn = (today: string, of = stay) => {
  const open = openPaymentOf(of, today)
  return open && reminderOf(open, of, today)
}
const firstPaid = sampleStayAhead({ payments: [paidOf(124_100)] })

describe('what is due', () => {
  it('is the first payment from the signature on, then all that is open', () => {
    expect(openPaymentOf(stay, '2026-11-01')).toEqual({
      part: 'first',
      cents: 124_100,
      currency: 'USD',
      dueDay: '2026-11-01',
      isOverdue: false,
    })
    expect(openPaymentOf(stay, '2026-11-02')).toMatchObject({ part: 'first', isOverdue: true })
    expect(openPaymentOf(firstPaid, '2026-11-27')).toBeNull()
    expect(openPaymentOf(firstPaid, '2026-11-28')).toEqual({
      part: 'rest',
      cents: 24_150,
      currency: 'USD',
      dueDay: '2026-12-05',
      isOverdue: false,
    })
    expect(openPaymentOf(stay, '2026-11-28')).toMatchObject({ part: 'rest', cents: 148_250 })
    expect(openPaymentOf(firstPaid, '2026-12-05')).toMatchObject({ isOverdue: false })
    expect(openPaymentOf(firstPaid, '2026-12-06')).toMatchObject({ isOverdue: true })
  })

  it('is nothing once all is paid, and what a cancelled payment does not cover', () => {
    const paid = sampleStayAhead({ payments: [paidOf(148_250)] })
    expect(openPaymentOf(paid, '2026-12-20')).toBeNull()
    const cancelled = [paidOf(148_250, '2026-11-22T15:00:00.000Z'), paidOf(100)]
    const after = sampleStayAhead({ payments: cancelled })
    expect(openPaymentOf(after, '2026-12-20')).toMatchObject({ cents: 148_150 })
  })

  it.each([
    ['revoked', '2026-11-02T03:00:00.000Z'],
    ['sent', null],
    ['expired', null],
  ] as const)('is nothing of a contract that is %s', (stage, signedAt) => {
    const agreement = stay.agreement && { ...stay.agreement, stage, signedAt }
    expect(openPaymentOf(sampleStayAhead({ agreement }), '2026-12-20')).toBeNull()
  })

  it('is what was signed while a new version waits, of which no guest is reminded', () => {
    const agreement = stay.agreement && { ...stay.agreement, stage: 'sent' as const }
    const sentAgain = sampleStayAhead({ agreement })
    expect(openPaymentOf(sentAgain, '2026-12-20')).toMatchObject({ part: 'rest', cents: 148_250 })
    expect(reminderOn('2026-12-20', sentAgain)).toBeNull()
  })

  it('is all with the signature where somebody signs after the due day', () => {
    const signedAt = '2026-12-28T18:00:00.000Z'
    const late = sampleStayAhead({ agreement: stay.agreement && { ...stay.agreement, signedAt } })
    expect(openPaymentOf(late, '2026-12-28')).toMatchObject({
      part: 'rest',
      cents: 148_250,
      dueDay: '2026-12-28',
      isOverdue: false,
    })
    expect(reminderOn('2026-12-28', late)).toBeNull()
    expect(reminderOn('2026-12-29', late)).toBeNull()
    expect(reminderOn('2026-12-30', late)).toBe('restOverdue')
  })
})

it.each([
  ['2026-11-01', null],
  ['2026-11-03', null],
  ['2026-11-04', 'firstOverdue'],
  ['2026-11-27', 'firstOverdue'],
  ['2026-11-28', 'restSoon'],
  ['2026-12-05', 'restSoon'],
  ['2026-12-06', null],
  ['2026-12-07', 'restOverdue'],
  ['2027-01-04', 'restOverdue'],
  // No reminder goes out for what was due long ago.
  ['2027-01-05', null],
])('on %s the guest is reminded of %s', (today, reminder) => {
  expect(reminderOn(today)).toBe(reminder)
})

it('a guest who has paid the first part is not reminded of it', () => {
  expect(reminderOn('2026-11-04', firstPaid)).toBeNull()
  expect(reminderOn('2026-11-28', firstPaid)).toBe('restSoon')
})
