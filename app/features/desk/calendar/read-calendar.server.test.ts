import { describe, expect, it, vi } from 'vitest'
import type { RentalCalendar } from '~content/rental-calendar'
import type { Catalogue } from '~/features/catalogue/catalogue'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { bookingCatalogue } from '~/testing/factories/booking-catalogue'
import { sampleSpan } from '~/testing/factories/calendar-span'
import { readCalendar } from './read-calendar.server'

const { state } = vi.hoisted(() => ({ state: {} as { catalogue: Catalogue } }))

vi.mock('~/features/staff/session/require-staff.server', () => ({
  requireStaff: async () => ({ id: 7, name: 'Ana Tzul', role: 'operations' }),
}))
vi.mock('~/features/catalogue/store/catalogue-store.server', () => ({
  getCatalogueUntagged: () => state.catalogue,
}))

// Half past eleven in the evening of the 22nd in Guatemala.
const now = new Date('2026-11-23T05:30:00Z')
state.catalogue = bookingCatalogue()
const idOf = (slug: string) => state.catalogue.idBySlug.get(slug) ?? ''

async function show(search: string, calendar: Partial<RentalCalendar> = {}) {
  const asked: object[] = []
  const store = {
    async read(wanted: object) {
      asked.push(wanted)
      return { spans: [], blocked: [], ...calendar }
    },
  }
  const request = new Request(`https://ceiba.example/staff/calendar${search}`)
  const data = await readCalendar(request, 'en', { store, now })
  const rows = data.tables.flatMap((table) => table.rows)
  return { asked, data, rows, slugs: rows.map(({ slug }) => slug).sort() }
}

describe('the calendar of all houses', () => {
  it('begins today in Guatemala, with the night before, and shows what can be stayed in', async () => {
    const { asked, data, slugs } = await show('')
    expect(asked).toEqual([{ from: '2026-11-21', to: '2026-12-22' }])
    expect(slugs).toEqual(['casa', 'domo', 'renta'])
    expect(data.columns[0]).toMatchObject({ day: '2026-11-22', date: 22, isToday: true })
    expect(data.columns[0]).toMatchObject({ isWeekend: true })
    expect(data.months).toEqual([
      { name: 'Nov 2026', label: 'Nov 2026', count: 9 },
      { name: 'Dec 2026', label: 'Dec 2026', count: 21 },
    ])
  })

  it.each([
    ['2026-11-30', 30, ['Nov', 'Dec 2026']],
    ['2026-11-28', 30, ['Nov 2026', 'Dec 2026']],
    ['2026-11-30', 60, ['N', 'Dec 2026', 'Jan 2027']],
    ['2026-11-29', 60, ['Nov', 'Dec 2026', 'Jan 2027']],
    ['2026-12-03', 30, ['Dec 2026', 'Jan']],
  ])('shortens a month at the edge to its room: from %s, %i days', async (from, days, labels) => {
    const { months } = (await show(`?from=${from}&days=${days}`)).data
    expect(months.map(({ label }) => label)).toEqual(labels)
  })

  it('shows houses for sale and unpublished ones where somebody has their nights', async () => {
    const { rows, data } = await show('', {
      spans: [
        sampleSpan({ rental: { id: idOf('venta'), name: 'Venta' } }),
        sampleSpan({ id: 'span2', rental: { id: 'gone', name: 'Casa vieja' } }),
      ],
      blocked: [{ rental: idOf('domo'), startDate: '2026-12-01', endDate: '2026-12-02' }],
    })
    expect(rows).toHaveLength(5)
    expect(data.tables.at(-1)).toMatchObject({ town: null, rows: [{ name: 'Casa vieja' }] })
    const dome = rows.find(({ slug }) => slug === 'domo')
    expect(dome?.runs.map(({ span, from, to }) => [span?.kind, from, to])).toContainEqual([
      'dates',
      '2026-12-01',
      '2026-12-03',
    ])
  })

  it('is filtered by name or reference and by place', async () => {
    expect((await show('?q=domo')).slugs).toEqual(['domo'])
    const [region] = (await show('')).data.places
    const town = region?.towns[0]?.value ?? ''
    expect((await show(`?place=${region?.slug}`)).slugs).toHaveLength(3)
    expect((await show(`?place=${town}`)).slugs).toHaveLength(3)
    expect((await show('?place=nowhere')).slugs).toEqual([])
    expect((await show('?q=no+such+house')).slugs).toEqual([])
  })

  it('answers 503 while the CMS is away', async () => {
    const read = () => Promise.reject(new RecordsUnavailable('away'))
    const request = new Request('https://ceiba.example/staff/calendar')
    await expect(readCalendar(request, 'en', { store: { read }, now })).rejects.toMatchObject({
      status: 503,
    })
  })
})
