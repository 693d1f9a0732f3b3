// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { ComponentPropsWithoutRef } from 'react'
import { expect, it, vi } from 'vitest'
import { showIn } from '~/testing/show'
import type { ReviewReply } from './answer-review-page.server'
import { ReviewFailure } from './review-failure'

const sent = vi.hoisted(() => ({ reply: undefined as ReviewReply | undefined }))
vi.mock('@remix-run/react', () => ({
  Form: (props: ComponentPropsWithoutRef<'form'>) => <form {...props} />,
  useLocation: () => ({ pathname: '/review/x' }),
  useActionData: () => sent.reply,
}))
vi.mock('~/features/site/private-failure', () => ({ PrivateFailure: () => <p>Error 503</p> }))

const show = await showIn('en')
const ratings = { place: '5', cleanliness: '5', accuracy: '4', host: '5', value: '3' }

it('keeps what was sent while the CMS is away, and else tells of the failure', () => {
  const { rerender } = show(<ReviewFailure />)
  expect(screen.getByText('Error 503')).toBeTruthy()
  const values = { ...ratings, text: 'All was well.', name: 'Ana' }
  sent.reply = { problem: 'unavailable', problems: {}, values }
  rerender(<ReviewFailure />)
  expect(screen.getByRole('alert').textContent).toContain('send it again')
  const form = document.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/review/x')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual(values)
})
