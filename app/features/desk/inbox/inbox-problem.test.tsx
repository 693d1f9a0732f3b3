// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { ComponentPropsWithoutRef } from 'react'
import { expect, it, vi } from 'vitest'
import { showIn } from '~/testing/show'
import type { InboxReply } from './bulk-actions'
import { InboxProblem } from './inbox-problem'

type Reload = { reloadDocument?: boolean }

const state = vi.hoisted((): { error: { status: number; data: unknown }; reply: unknown } => ({
  error: { status: 503, data: null },
  reply: undefined,
}))

vi.mock('@remix-run/react', () => ({
  Form: ({ reloadDocument: _, ...props }: ComponentPropsWithoutRef<'form'> & Reload) => (
    <form {...props} />
  ),
  isRouteErrorResponse: () => true,
  useActionData: () => state.reply,
  useLocation: () => ({ pathname: '/staff/inbox', search: '?q=Ana' }),
  useRouteError: () => state.error,
}))

const show = await showIn('en')
const unsent = [
  { name: 'pick', value: 'CS-AAAA.1' },
  { name: 'pick', value: 'CS-BBBB.4' },
  { name: 'note', value: 'Called her twice' },
  { name: 'do', value: 'note' },
]
const typed = { note: 'Called her twice', followUpOn: '', person: '', reason: '' }
const sentAgain = () => [...new FormData(document.querySelector('form') ?? undefined)]

it('says what was done before the CMS went away, and sends the note again for the rest', () => {
  const reply: InboxReply = { problem: 'unavailable', done: 1, missed: ['CS-BBBB'], typed }
  state.reply = { ...reply, unsent }
  show(<InboxProblem />)
  expect(screen.getByRole('alert').textContent).toBe(
    '1 stay changed. These could not be saved right now: CS-BBBB. Please try again in a minute.',
  )
  expect(screen.getByText('Called her twice')).toBeTruthy()
  expect(sentAgain()).toEqual([
    ['pick', 'CS-BBBB.4'],
    ['note', 'Called her twice'],
    ['do', 'note'],
  ])
})

it('sends all again where nothing was begun', () => {
  state.reply = undefined
  state.error.data = { unsent }
  show(<InboxProblem />)
  expect(screen.getByRole('alert').textContent).toContain('could not be saved right now')
  expect(sentAgain()).toEqual(unsent.map(({ name, value }) => [name, value]))
})
