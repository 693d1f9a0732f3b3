import { expect, it } from 'vitest'
import { withTagScope } from '~/platform/page-cache/tag-scope.server'
import { atMoment } from '~/platform/time/page-moment.server'
import { translationsOfEntry } from './locate-entry'
import { openEntries } from './open-entries.server'

const soon = new Date(Date.now() + 60_000).toISOString()
const entries = {
  en: [{ documentId: 'weddings', slug: 'weddings', endDate: soon }],
  es: [{ documentId: 'weddings', slug: 'bodas', endDate: null }],
}
type Landing = { documentId: string; slug: string; endDate: string | null }
const windowOf = ({ endDate }: Landing) => ({ startDate: null, endDate })

it('a language whose window is over is no translation of the other one any more', () => {
  const at = (moment: number) =>
    atMoment(new Date(moment), () =>
      translationsOfEntry(openEntries(entries, windowOf), 'weddings'),
    )
  expect(at(Date.parse(soon))).toEqual({ en: { slug: 'weddings' }, es: { slug: 'bodas' } })
  expect(at(Date.parse(soon) + 1)).toEqual({ es: { slug: 'bodas' } })
})

it('what is made from entries expires with the first of their windows', async () => {
  const { expiresAt } = await withTagScope(async () => openEntries(entries, windowOf))
  expect(expiresAt).toBe(Date.parse(soon) + 1)
})
