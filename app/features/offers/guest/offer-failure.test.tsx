// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { ComponentPropsWithoutRef } from 'react'
import { expect, it, vi } from 'vitest'
import { showIn } from '~/testing/show'
import { OfferFailure } from './offer-failure'
import type { OfferReply } from './offer-reply'

const sent = vi.hoisted(() => ({ reply: undefined as OfferReply | undefined }))
vi.mock('@remix-run/react', () => ({
  Form: (props: ComponentPropsWithoutRef<'form'>) => <form {...props} />,
  useLocation: () => ({ pathname: '/offer/x' }),
  useActionData: () => sent.reply,
}))
vi.mock('~/features/site/private-failure', () => ({ PrivateFailure: () => <p>Error 503</p> }))
vi.mock('~/features/site/contact/ask-us', () => ({ AskUs: () => null }))

const show = await showIn('en')

it.each([
  { do: 'ask', words: 'May we bring a dog?' },
  { do: 'decline', reason: 'dates', words: 'Too short.' },
] as const)('keeps what was sent while the CMS is away: %o', (fields) => {
  const reason = ('reason' in fields && fields.reason) || null
  sent.reply = { problem: 'unavailable', words: fields.words, reason, action: fields.do }
  show(<OfferFailure />)
  expect(screen.getByRole('alert')).toBeTruthy()
  const form = document.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/offer/x')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual(fields)
})

it('tells of the failure where nothing was written', () => {
  sent.reply = { problem: 'unavailable', words: '', reason: null, action: 'accept' }
  show(<OfferFailure />)
  expect(screen.getByText('Error 503')).toBeTruthy()
})
