// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import type { ComponentPropsWithoutRef } from 'react'
import { expect, it, vi } from 'vitest'
import type { Stay } from '~content/stay'
import { sampleReservation } from '~/testing/factories/contract'
import { samplePayment } from '~/testing/factories/payment'
import { sampleStay } from '~/testing/factories/stay-record'
import { descriptionOf } from '~/testing/description-of'
import { showIn } from '~/testing/show'
import type { PaymentReply } from './answer-payment-form.server'
import { PaymentFormPage } from './payment-form-page'
import { paymentFormOf } from './read-payment-form.server'

vi.mock('@remix-run/react', () => ({
  Form: ({ reloadDocument: _, ...props }: ComponentPropsWithoutRef<'form'> & Reload) => (
    <form {...props} />
  ),
}))

type Reload = { reloadDocument?: boolean }

const show = await showIn('en')

/** The page once somebody else noted a payment, which made the revision 4. */
function showReply(more: Partial<PaymentReply>) {
  const stay = sampleStay({ revision: 4, payments: [samplePayment()] })
  const form = paymentFormOf(stay, { locale: 'en', now: new Date('2026-11-22T15:00:00Z') })
  const input = { ...form.input, amount: '1.250,00' }
  const reply = { input, problems: {}, notice: null, reference: 'P-AAAA2222', revision: 3, ...more }
  show(<PaymentFormPage data={{ ...form, payments: stay.payments }} reply={reply} />)
  return document.querySelector<HTMLInputElement>('input[name=revision]')?.value
}

it('sends a corrected form with the revision that its writer saw', () => {
  expect(showReply({ problems: { amount: true } })).toBe('3')
})

it('shows what somebody else noted before it sends the present revision', () => {
  expect(showReply({ notice: 'outdated', revision: null })).toBe('4')
  const paid = within(screen.getByRole('region', { name: 'Payments received' }))
  expect(paid.getByRole('listitem').textContent).toContain('$237.62')
  expect(paid.getByText(/Noted .* by Ana Tzul/)).toBeTruthy()
})

it('proposes what is left of the first payment, all once the rest is due within a week, and nothing once the stay is cancelled', () => {
  const reservation = sampleReservation({ fullPayment: 950, firstPayment: 475, currency: '$' })
  const payments = [samplePayment({ cents: 20_000, countsCents: 20_000, currency: 'USD' })]
  const agreement = { stage: 'signed', reservation, signedAt: null } as const
  const amountOn = (now: string, more: Partial<Stay> = {}) => {
    const stay = sampleStay({ agreement, payments, ...more })
    return paymentFormOf(stay, { locale: 'en', now: new Date(now) }).input.amount
  }
  expect(amountOn('2000-01-01T15:00:00Z')).toBe('275.00')
  expect(amountOn('2026-12-27T15:00:00Z')).toBe('275.00')
  expect(amountOn('2026-12-28T15:00:00Z')).toBe('750.00')
  expect(amountOn('2000-01-01T15:00:00Z', { stage: 'cancelled' })).toBe('')
  expect(amountOn('2026-12-28T15:00:00Z', { stage: 'cancelled' })).toBe('')
})

it('ties what is wrong with the note to its field', () => {
  showReply({ problems: { note: true } })
  const note = screen.getByRole('textbox', { name: /^Note for the team/ })
  expect(note.getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(note)).toBe('At most 1,000 characters.')
})
