// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { ComponentPropsWithoutRef } from 'react'
import { expect, it, vi } from 'vitest'
import { descriptionOf } from '~/testing/description-of'
import { showIn } from '~/testing/show'
import { OfferFormPage } from './offer-form-page'
import type { OfferInput } from './offer-input'
import type { OfferFormData } from './read-offer-form.server'

vi.mock('@remix-run/react', () => ({
  Form: ({
    reloadDocument: _,
    ...props
  }: ComponentPropsWithoutRef<'form'> & { reloadDocument: boolean }) => <form {...props} />,
  useLocation: () => ({ pathname: '/staff/stays/CS-7K2M9Q/offer' }),
}))

const show = await showIn('en')

const input: OfferInput = {
  guestName: 'María',
  guestEmail: 'maria@example.com',
  language: 'es',
  currency: 'USD',
  startDate: '2027-06-04',
  endDate: '2027-06-08',
  adults: '2',
  children: '1',
  message: '',
  pet: false,
  lateCheckIn: false,
  monthlyOffer: false,
  holdsNights: true,
  houses: [],
  validFor: '2',
  validUnit: 'days',
}
const priced = { input, problems: {}, priced: null, also: [], mail: null }
const draft = { ...priced, formKey: 'a-key', seen: '', revision: 5 }
/** The guest accepted after the form was opened. */
const data: OfferFormData = {
  locale: 'en',
  isAnswered: false,
  houses: [],
  stay: { reference: 'CS-7K2M9Q', guestName: 'María', revision: 6 },
  replaces: { reference: 'O-1A2B3C4D', isAccepted: true },
  draft: { ...draft, revision: 6 },
}

const revision = () => document.querySelector<HTMLInputElement>('[name="revision"]')?.value

it('sends the revision that was seen, until staff are told that the stay changed', () => {
  const { rerender } = show(<OfferFormPage data={data} reply={{ draft, notice: 'lookAtPrices' }} />)
  expect(revision()).toBe('5')
  expect(screen.getByText(/The guest has accepted offer O-1A2B3C4D/)).toBeTruthy()
  rerender(<OfferFormPage data={data} reply={{ draft, notice: 'outdated' }} />)
  expect(revision()).toBe('6')
})

it('ties what is wrong with the houses and the message to their fields', () => {
  const wrong = { ...draft, problems: { houses: true, message: true } as const }
  show(<OfferFormPage data={data} reply={{ draft: wrong, notice: 'somethingWrong' }} />)
  const field = (id: string) => document.getElementById(id) ?? document.body
  const said = ['house-1-name', 'message'].map((id) => descriptionOf(field(id)))
  expect(said).toEqual([
    'Choose at least one house.',
    'Please write no more than 2,000 characters.',
  ])
  const wrongOnes = ['house-1-name', 'house-2-name', 'message'].map((id) =>
    field(id).getAttribute('aria-invalid'),
  )
  expect(wrongOnes).toEqual(['true', null, 'true'])
})
