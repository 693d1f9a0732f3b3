// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import type { ComponentPropsWithoutRef } from 'react'
import { expect, it, vi } from 'vitest'
import { sampleReservation } from '~/testing/factories/contract'
import { sampleStay } from '~/testing/factories/stay-record'
import { showIn } from '~/testing/show'
import { PaymentsOfStay } from './payments-of-stay'
import { readPaymentsOfStay } from './read-payments-of-stay.server'

vi.mock('@remix-run/react', () => ({
  Form: ({ reloadDocument: _, ...props }: ComponentPropsWithoutRef<'form'> & Reload) => (
    <form {...props} />
  ),
}))

type Reload = { reloadDocument?: boolean }

const show = await showIn('en')

it('does not call a cancelled stay paid, or a payment of it due', () => {
  const agreement = { stage: 'signed', signedAt: null, reservation: sampleReservation() } as const
  const stay = sampleStay({ stage: 'cancelled', agreement })
  const request = new Request('https://ceiba.example/staff/stays/CS-7K2M9Q')
  show(<PaymentsOfStay data={readPaymentsOfStay(stay, { request, locale: 'en' })} />)
  const sums = within(screen.getByRole('region', { name: 'Payments received' }))
  expect(
    sums.getByText('The stay does not take place: nothing more of its price is due.'),
  ).toBeTruthy()
  expect(sums.queryByText(/was due|is due on|Everything is paid/)).toBeNull()
})
