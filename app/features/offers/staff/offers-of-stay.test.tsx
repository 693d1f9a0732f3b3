// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { ComponentPropsWithoutRef } from 'react'
import { expect, it, vi } from 'vitest'
import { sampleOffer } from '~/testing/factories/offer'
import { showIn } from '~/testing/show'
import { OffersOfStay } from './offers-of-stay'
import { readOffersOfStay } from './read-offers-of-stay.server'

type Reload = { reloadDocument: boolean }

vi.mock('@remix-run/react', () => ({
  Form: ({ reloadDocument: _, ...props }: ComponentPropsWithoutRef<'form'> & Reload) => (
    <form {...props} />
  ),
}))

const show = await showIn('en')
const request = new Request('https://ceiba.example/staff/stays/CS-7K2M9Q')
const now = new Date('2026-11-22T15:00:00Z')

it.each([
  ['open', /can no longer choose from it/],
  ['accepted', /has accepted it/],
] as const)(
  'asks before an offer is withdrawn, with the stage that is seen: %s',
  async (stage, lead) => {
    const offers = [sampleOffer({ stage, acceptedRental: stage === 'accepted' ? 'rental' : null })]
    const data = await readOffersOfStay(offers, { request, locale: 'en' }, now)
    show(<OffersOfStay data={data} mayWithdraw />)
    const form = screen.getByText('Yes, withdraw it').closest('form')
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      do: 'withdraw',
      reference: 'O-7K2M9QAB',
      stage,
    })
    expect(screen.getByText(lead)).toBeTruthy()
  },
)
