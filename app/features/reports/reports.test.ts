import { expect, it } from 'vitest'
import type { ReportedContract, ReportedNights, ReportedStay } from '~content/report'
import { reportedStay } from '~/testing/factories/reported-stay'
import { readPeriod, readReports } from './read-reports.server'

const stay = reportedStay({
  section: 'hotels',
  answered: { by: 'Ana', at: '2026-11-17T16:30:00.000Z' },
})
const spam: ReportedStay = { ...stay, stage: 'lost', lostReason: 'spam', section: null }

const nights: ReportedNights = {
  rentals: [{ id: 'a', townId: 'unknown', from: '2026-11-21', locked: [] }],
  taken: [{ rental: 'a', kind: 'booking', startDate: '2026-11-26', endDate: '2026-11-30' }],
}
const contracts: ReportedContract[] = [
  { signedAt: '2026-11-01T05:59:00.000Z', cents: 125_050, currency: 'USD' },
  { signedAt: '2026-11-01T06:00:00.000Z', cents: 10, currency: 'USD' },
  { signedAt: '2026-11-20T15:00:00.000Z', cents: 20, currency: 'USD' },
  { signedAt: '2026-11-20T15:00:00.000Z', cents: 975_000, currency: 'GTQ' },
]

async function report(name: string, stays = [stay, spam]) {
  const asked: object[] = []
  const reports = await readReports(
    { locale: 'en', period: 4 },
    {
      now: new Date('2026-11-23T03:00:00Z'),
      readStays: async (days) => {
        asked.push(days)
        return stays
      },
      readNights: async (days) => {
        asked.push(days)
        return nights
      },
      readContracts: async (days) => {
        asked.push(days)
        return contracts
      },
      readLeads: async () => [],
      visits: {
        listPages: async () => [],
        listSources: async () => [],
        listMissing: async () => [],
      },
    },
  )
  const found = reports.find((each) => each.name === name)
  if (!found) throw new Error(`There is no report ${name}`)
  return { ...found, asked }
}

it('reads whole weeks up to today in Guatemala, and leaves spam out', async () => {
  const { asked, columns, rows } = await report('sections')
  expect(asked).toEqual([
    { from: '2026-10-26', to: '2026-11-22' },
    // Whole months, and two ahead.
    { from: '2026-10-01', to: '2027-01-31' },
    { from: '2026-10-01', to: '2026-11-22' },
  ])
  expect(columns).toEqual(['Week of', 'Hotels', 'Total'])
  expect(rows).toEqual([
    ['26-Oct-2026', 0, 0],
    ['02-Nov-2026', 0, 0],
    ['09-Nov-2026', 0, 0],
    ['16-Nov-2026', 1, 1],
  ])
})

it('says times as people do', async () => {
  expect((await report('answers')).rows).toEqual([
    ['The whole team', 1, '1.5 h', '1.5 h'],
    ['Ana', 1, '1.5 h', '1.5 h'],
  ])
})

it('counts a stay that the team began among the reasons, and as no inquiry', async () => {
  const began = { ...stay, origin: null, stage: 'lost', lostReason: 'price' } as const
  const ofBoth = async (name: string) => (await report(name, [stay, began])).rows
  expect((await ofBoth('sections')).at(-1)).toEqual(['16-Nov-2026', 1, 1])
  expect((await ofBoth('steps'))[0]).toEqual(['Received', 1, '100%', ''])
  expect((await ofBoth('answers')).map(([, count]) => count)).toEqual([1, 1])
  expect(await ofBoth('lost')).toEqual([['Price', 1]])
})

it('counts spam among the reasons', async () => {
  expect((await report('lost')).rows).toEqual([['Spam', 1]])
})

it('has nothing to draw where nothing came', async () => {
  expect(await report('sections', [])).toMatchObject({ chart: { parts: [] } })
  expect((await report('steps', [])).rows[0]).toEqual(['Received', 0, '0%', ''])
})

it('takes the periods that are on the page, and no others', () => {
  expect(readPeriod(new URLSearchParams('weeks=52'))).toBe(52)
  expect(readPeriod(new URLSearchParams('weeks=1e9'))).toBe(12)
})

it('shows nights booked of nights on offer, by month and place, and all places first', async () => {
  const { rows, chart } = await report('occupancy')
  expect(rows.slice(0, 4)).toEqual([
    ['Oct 2026', 'All places', 0, 0, 0, '–'],
    ['Oct 2026', 'Others', 0, 0, 0, '–'],
    ['Nov 2026', 'All places', 5, 0, 10, '50%'],
    ['Nov 2026', 'Others', 5, 0, 10, '50%'],
  ])
  expect(chart).toMatchObject({
    kind: 'grid',
    columns: ['Oct 2026', 'Nov 2026', 'Dec 2026', 'Jan 2027'],
    rows: [{ label: 'All places', cells: [{ share: null }, { share: 0.5 }, {}, {}] }, {}],
  })
})

it('adds what was contracted in each month of Guatemala, and never two currencies', async () => {
  const { rows, chart } = await report('contracted')
  expect(rows).toEqual([
    ['Oct 2026', 'USD', 1, '1250.50'],
    ['Nov 2026', 'USD', 2, '0.30'],
    ['Oct 2026', 'GTQ', 0, '0.00'],
    ['Nov 2026', 'GTQ', 1, '9750.00'],
  ])
  expect(chart).toMatchObject({
    kind: 'groups',
    groups: [
      {
        label: 'US dollars ($)',
        bars: [{ value: 125_050, words: '$1,250.50 · 1' }, { value: 30 }],
      },
      { label: 'Quetzales (Q)', bars: [{ value: 0 }, { value: 975_000, words: 'Q9,750 · 1' }] },
    ],
  })
})
