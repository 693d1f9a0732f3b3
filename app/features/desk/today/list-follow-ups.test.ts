import { expect, it } from 'vitest'
import { paidOf, sampleAgreedStay } from '~/testing/factories/agreed-stay'
import { listFollowUps } from './list-follow-ups'

const { agreement, confirmation } = sampleAgreedStay()

it('shows what is due, the longest overdue first, and where the guest who comes soon waits for it', () => {
  const dates = { startDate: '2027-01-05', endDate: '2027-01-09' }
  const late = sampleAgreedStay({ reference: 'CS-LATE' })
  const soon = sampleAgreedStay({
    reference: 'CS-SOON',
    payments: [paidOf(124_100)],
    confirmation: confirmation && { ...confirmation, ...dates },
    agreement: late.agreement && {
      ...late.agreement,
      reservation: {
        ...late.agreement.reservation,
        ...dates,
        customData: { downPaymentDays: 30 },
      },
    },
  })
  const { balances, held } = listFollowUps([soon, late], '2027-01-02')
  expect(balances).toMatchObject([
    {
      reference: 'CS-LATE',
      part: 'first',
      amount: '$1,241',
      dueDay: '2026-12-05',
      isOverdue: true,
    },
    { reference: 'CS-LATE', part: 'rest', amount: '$241.50', dueDay: '2027-01-04' },
    { reference: 'CS-SOON', part: 'rest', amount: '$241.50', dueDay: '2027-01-05' },
  ])
  expect(held.map(({ reference, reason, days }) => [reference, reason, days])).toEqual([
    ['CS-LATE', 'balance', 2],
    ['CS-SOON', 'balance', 3],
  ])
})

it('leads to the confirmation where that is to be shared or released', () => {
  const byHand = sampleAgreedStay({
    payments: [paidOf(148_250)],
    confirmation: confirmation && { ...confirmation, releaseDays: null },
  })
  expect(listFollowUps([byHand], '2027-01-02').held).toMatchObject([
    { reason: 'byHand', booking: 'b1' },
  ])
  const moved = {
    ...byHand,
    confirmation: confirmation && { ...confirmation, endDate: '2027-01-07' },
  }
  expect(listFollowUps([moved], '2027-01-02').held).toMatchObject([
    { reason: 'otherDates', booking: 'b1' },
  ])
  const elsewhere = sampleAgreedStay({
    payments: [paidOf(148_250)],
    agreement: agreement && {
      ...agreement,
      reservation: { ...agreement.reservation, rentalId: 'other' },
    },
  })
  expect(listFollowUps([elsewhere], '2027-01-02').held).toMatchObject([
    { reason: 'otherHouse', booking: 'b1' },
  ])
  expect(listFollowUps([sampleAgreedStay()], '2027-01-02').held).toMatchObject([{ booking: null }])
})

it('shows no instructions that are about to release themselves', () => {
  const paid = sampleAgreedStay({ payments: [paidOf(148_250)] })
  expect(listFollowUps([paid], '2027-01-02')).toEqual({ held: [], balances: [] })
})
