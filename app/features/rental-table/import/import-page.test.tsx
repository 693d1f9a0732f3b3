// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { ComponentPropsWithoutRef } from 'react'
import { expect, it, vi } from 'vitest'
import type { RentalImport } from '~content/rental-import'
import { showIn } from '~/testing/show'
import { ImportPage } from './import-page'
import type { ImportPageData } from './read-import-page.server'

type Reload = { reloadDocument?: boolean }

vi.mock('@remix-run/react', () => ({
  Form: ({ reloadDocument: _, ...props }: ComponentPropsWithoutRef<'form'> & Reload) => (
    <form {...props} />
  ),
  useLocation: () => ({ pathname: '/staff/rentals/abcdefgh' }),
}))
vi.mock('./script/main?bundled', () => ({ default: '' }))

const show = await showIn('en')

it.each([
  ['planning', 8, 'Stop', '4 of 12'],
  ['stopped', 8, 'Continue checking', '4 of 12'],
  ['planned', 0, 'Import 3 rentals', null],
  ['importing', 0, 'Stop', '1 of 4'],
  ['stopped', 0, 'Continue with 3 rentals', '1 of 4'],
] as const)(
  'offers what comes next: %s, %i lines unchecked',
  (stage, waiting, button, progress) => {
    const imported = progress === '1 of 4' ? 1 : 0
    const counts = { waiting, new: 3 + imported, changed: 0, same: 0, mistaken: 0 }
    show(<ImportPage data={pageOf({ stage, counts, imported })} reply={undefined} />)
    expect(screen.getByRole('button').textContent).toBe(button)
    const status = screen.queryByRole('status')?.textContent ?? null
    if (progress === null) expect(status).toBeNull()
    else expect(status).toContain(progress)
  },
)

function pageOf(of: Pick<RentalImport, 'stage' | 'counts' | 'imported'>): ImportPageData {
  const facts = {
    key: 'abcdefgh',
    fileName: 'casas.csv',
    by: 'Ana',
    at: '2026-11-30T12:00:00.000Z',
  }
  const shown = { ...facts, endedAt: null, problem: null, lines: 12, skipped: 0, ...of }
  return { title: 'casas.csv', locale: 'en', import: shown, page: 1, hasMore: false, lines: [] }
}
