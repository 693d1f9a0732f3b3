// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { ComponentPropsWithoutRef } from 'react'
import { expect, it, vi } from 'vitest'
import { sampleContract } from '~/testing/factories/contract'
import { days } from '~/platform/units/duration'
import { showIn } from '~/testing/show'
import { readEditor } from '../editor/editor-data.server'
import { LinkActions } from './link-actions'

type FormProps = ComponentPropsWithoutRef<'form'> & {
  reloadDocument?: boolean
  preventScrollReset?: boolean
}

vi.mock('@remix-run/react', () => ({
  Form: ({ reloadDocument, preventScrollReset: _, ...props }: FormProps) => (
    <form {...props} data-reloads={reloadDocument === true} />
  ),
  useLocation: () => ({ pathname: '/contract/x', search: '?archived=1&change=1' }),
  useNavigation: () => ({ state: 'idle' }),
}))

const staff = { id: 7, name: 'Ana', role: 'operations' } as const
const files = { find: async () => null }

it('keeps the page, with what staff have written in it, where they remind, archive or mail', async () => {
  const expiresAt = new Date(Date.now() + days(1)).toISOString()
  const reader = {
    locale: 'en',
    staff,
    files,
    done: null,
    mailed: null,
    isChanging: false,
  } as const
  const { existing, words } = await readEditor(sampleContract({ expiresAt }), reader)
  if (!existing) throw new Error('No contract')
  const show = await showIn('en')
  show(<LinkActions existing={existing} locale="en" reply={undefined} words={words} />)
  for (const name of ['Remind now', 'Archive', 'Send to maria@example.com']) {
    const form = screen.getByRole('button', { name, hidden: true }).closest('form')
    expect(form?.dataset, name).toMatchObject({ reloads: 'false' })
    expect(form?.getAttribute('action'), name).toBe('/contract/x?change=1')
  }
})
