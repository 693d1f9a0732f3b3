// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { showIn } from '~/testing/show'
import { MantinePart } from '~/ui/mantine/mantine-part'
import { FilesPage } from './files-page'
import type { FilesPageData } from './read-files-page.server'

vi.mock('@remix-run/react', () => ({
  useLocation: () => ({ pathname: '/staff/files' }),
  Form: ({ reloadDocument: _, ...form }: ComponentProps<'form'> & { reloadDocument: boolean }) => (
    <form {...form} />
  ),
}))

const data: FilesPageData = {
  files: [
    {
      id: 'c'.repeat(40),
      path: '/staff/files/one',
      name: 'passport.pdf',
      type: 'PDF',
      kind: 'contract-document',
      cameAt: '2027-01-10T03:05:00Z',
      bytes: 10,
      reference: 'C-7K2M9Q',
      reads: 0,
    },
  ],
  total: 1,
  search: 'C-7K',
  page: 1,
  pages: 1,
  hasAll: true,
  mayDelete: true,
  isDeleted: false,
}

async function showPage(more: Partial<FilesPageData> = {}) {
  const show = await showIn('en')
  show(
    <MantinePart>
      <FilesPage {...data} {...more} />
    </MantinePart>,
  )
}

it('asks before it erases a file, and names the file and what it belongs to', async () => {
  await showPage()
  const row = screen.getByRole('row', { name: /passport\.pdf/ })
  within(row).getByText('Delete')
  const [popup] = row.querySelectorAll('[popover]')
  expect(popup?.textContent).toContain('“passport.pdf” (C-7K2M9Q) is erased for good.')
  const form = popup?.querySelector('form')
  if (!form) throw new Error('The popup has no form')
  expect(Object.fromEntries(new FormData(form))).toEqual({ file: 'c'.repeat(40), q: 'C-7K' })
})

it('offers it to nobody else, and says when it was done', async () => {
  await showPage({ mayDelete: false, isDeleted: true })
  expect(screen.queryByText('Delete')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('The file has been deleted.')
})
