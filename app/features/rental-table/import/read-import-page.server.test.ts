import { expect, it, vi } from 'vitest'
import type { RentalTableStore } from '../rental-table-store.server'
import { readImportPage } from './read-import-page.server'

vi.mock('~/features/staff/session/require-staff.server', () => ({
  requireStaff: async () => ({ id: 7, name: 'Ana Tzul', role: 'operations' }),
}))

const found: NonNullable<Awaited<ReturnType<RentalTableStore['find']>>> = {
  import: {
    key: 'import01',
    stage: 'planned',
    fileName: 'rentals.csv',
    by: 'Ana Tzul',
    at: '2026-11-23T15:00:00.000Z',
    endedAt: null,
    problem: null,
    lines: 1,
    counts: { waiting: 0, new: 0, changed: 1, same: 0, mistaken: 0 },
    imported: 0,
    skipped: 0,
  },
  lines: [
    {
      line: 2,
      slug: 'casa',
      kind: 'changed',
      problems: [],
      problem: null,
      outcome: null,
      skipped: null,
      changes: [
        { column: 'description_en', from: 'a'.repeat(5000), to: 'b'.repeat(161) },
        { column: 'guests', from: '4', to: '' },
      ],
    },
  ],
  total: 1,
}

it('has of long texts their beginning', async () => {
  const request = new Request('https://ceiba.example/staff/rentals/import01')
  const context = { request, locale: 'en', id: 'import01' } as const
  const { lines } = await readImportPage(context, { find: async () => found })
  expect(lines[0]?.changes).toEqual([
    { column: 'description_en', from: `${'a'.repeat(160)}…`, to: `${'b'.repeat(160)}…` },
    { column: 'guests', from: '4', to: '' },
  ])
})
