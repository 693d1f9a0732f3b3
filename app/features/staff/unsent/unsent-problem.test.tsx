// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { ComponentPropsWithoutRef } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { locales } from '~content/locale'
import { showIn } from '~/testing/show'
import { UnsentProblem, type Unsent } from './unsent-problem'

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
  useLocation: () => ({ pathname: '/staff/stays/S-1/answer', search: '?inbox=q' }),
  useRouteError: () => state.error,
}))
vi.mock('../area/staff-problem', () => ({
  StaffProblem: ({ status }: { status: number }) => <p>Problem {status}</p>,
}))

const unsent: Unsent['unsent'] = [
  { name: 'revision', value: '3' },
  { name: 'text', value: 'Estimada Lucía:\n\nCon gusto.' },
  { name: 'do', value: 'mailed' },
]

const shows = { en: await showIn('en'), es: await showIn('es') }

beforeEach(() => {
  state.error = { status: 503, data: null }
  state.reply = undefined
})

it.each(locales)('sends again what stands in the error or the reply: %s', (locale) => {
  for (const place of ['error', 'reply'] as const) {
    state.error.data = place === 'error' ? { unsent } : null
    state.reply = place === 'reply' ? { problem: 'unavailable', unsent } : undefined
    const { unmount } = shows[locale](<UnsentProblem />)
    const form = document.querySelector('form')
    expect(form?.getAttribute('action')).toBe('/staff/stays/S-1/answer?inbox=q')
    expect([...new FormData(form ?? undefined)]).toEqual(
      unsent.map(({ name, value }) => [name, value]),
    )
    expect(screen.getByText(/Con gusto/)).toBeTruthy()
    expect(screen.getByRole('alert')).toBeTruthy()
    unmount()
  }
})

it('leads to the sign-in beside this page where the session has ended', () => {
  state.error = { status: 401, data: { unsent } }
  shows.es(<UnsentProblem />)
  const link = screen.getByRole('link', { name: 'Entrar, en una pestaña nueva' })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('href')).toBe('/staff/sign-in')
  expect(screen.getByRole('alert').textContent).toContain('Su sesión terminó')
  expect(document.querySelectorAll('form input')).toHaveLength(unsent.length)
})

it('says what is wrong where nothing was sent', () => {
  state.error = { status: 404, data: null }
  shows.en(<UnsentProblem />)
  expect(screen.getByText('Problem 404')).toBeTruthy()
})
