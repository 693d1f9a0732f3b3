import { expect, it } from 'vitest'
import { paidOf, sampleStayAhead } from '~/testing/factories/stay-ahead'
import { readAhead } from './read-ahead'

const { confirmation } = sampleStayAhead()

it('shows what is due, the longest overdue first, and where the guest who comes soon waits for it', () => {
  const late = sampleStayAhead({ reference: 'CS-LATE' })
  const soon = sampleStayAhead({
    ...{ reference: 'CS-SOON', payments: [paidOf(124_100)] },
    confirmation: confirmation && { ...confirmation, startDate: '2027-01-05' },
    agreement: late.agreement && {
      ...late.agreement,
      reservation: { ...late.agreement.reservation, startDate: '2027-01-31' },
    },
  })
  const { balances, held } = readAhead([soon, late], '2027-01-02')
  expect(balances).toEqual({
    total: 2,
    rows: [
      expect.objectContaining({
        ...{ reference: 'CS-LATE', amount: '$1,482.50', dueDay: '2026-12-05', isOverdue: true },
      }),
      expect.objectContaining({
        ...{ reference: 'CS-SOON', amount: '$241.50', dueDay: '2027-01-01', isOverdue: true },
      }),
    ],
  })
  expect(held.rows.map(({ reference, reason, days }) => [reference, reason, days])).toEqual([
    ['CS-LATE', 'balance', 2],
    ['CS-SOON', 'balance', 3],
  ])
})

it('leads to the confirmation where that is to be shared or released', () => {
  const byHand = sampleStayAhead({
    ...{ payments: [paidOf(148_250)] },
    confirmation: confirmation && { ...confirmation, releaseDays: null },
  })
  expect(readAhead([byHand], '2027-01-02').held.rows).toMatchObject([
    { reason: 'byHand', booking: 'b1' },
  ])
  expect(readAhead([sampleStayAhead()], '2027-01-02').held.rows).toMatchObject([{ booking: null }])
})

it('shows no instructions that are about to release themselves, and no more than eight rows', () => {
  const paid = sampleStayAhead({ payments: [paidOf(148_250)] })
  expect(readAhead([paid], '2027-01-02')).toEqual({
    ...{ held: { total: 0, rows: [] }, balances: { total: 0, rows: [] } },
  })
  const many = Array.from({ length: 11 }, () => sampleStayAhead())
  const { balances } = readAhead(many, '2027-01-02')
  expect([balances.total, balances.rows.length]).toEqual([11, 8])
})
