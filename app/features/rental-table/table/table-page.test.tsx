// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { ComponentPropsWithoutRef } from 'react'
import { expect, it, vi } from 'vitest'
import { descriptionOf } from '~/testing/description-of'
import { showIn } from '~/testing/show'
import type { TablePageData } from './read-table-page.server'
import { TablePage } from './table-page'

type Reload = { reloadDocument?: boolean }

vi.mock('@remix-run/react', () => ({
  Form: ({ reloadDocument: _, ...props }: ComponentPropsWithoutRef<'form'> & Reload) => (
    <form {...props} />
  ),
  useLocation: () => ({ pathname: '/staff/rentals' }),
}))

const show = await showIn('en')

it.each([
  ['table', 'file'],
  ['archive', 'archive'],
] as const)('ties to its field why a file was not taken: %s', (of, id) => {
  const data: TablePageData = { title: 'Rentals as CSV', locale: 'en', imports: [] }
  show(<TablePage data={data} reply={{ of, problem: 'noFile' }} />)
  const field = document.getElementById(id) ?? document.body
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(field)).toContain(screen.getByRole('alert').textContent)
})
