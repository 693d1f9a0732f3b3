import { expect, it } from 'vitest'
import { reportedStay } from '~/testing/factories/reported-stay'
import { readReports } from './read-reports.server'

async function report(name: string, visits: Partial<Parameters<typeof readReports>[1]> = {}) {
  const asked: object[] = []
  const reports = await readReports(
    { locale: 'es', period: 4 },
    {
      now: new Date('2026-11-23T12:00:00Z'),
      readStays: async () => [
        reportedStay({ campaign: { landingPage: '/es/blog/el-lago' } }),
        reportedStay({ campaign: { landingPage: '/es/blog/el-lago' }, lostReason: 'spam' }),
        // One that the team began came of no visit.
        reportedStay({ origin: null, stage: 'finished' }),
      ],
      readLeads: async () => [],
      readNights: async () => ({ rentals: [], taken: [] }),
      readContracts: async () => [],
      visits: {
        listPages: async (days) => {
          asked.push(days)
          return [
            { page: '/', count: 99 },
            { page: '/es/blog/el-lago', count: 12 },
            { page: '/es/landing-page/lago', count: 1 },
            { page: 'other', count: 3 },
          ]
        },
        listSources: async () => [
          { source: 'direct', medium: '', campaign: '', count: 50 },
          { source: 'other', medium: '', campaign: '', count: 4 },
          { source: 'google.com', medium: '', campaign: '', count: 3 },
        ],
        listMissing: async () => [
          { path: '/vieja', count: 8, lastDay: '2026-11-22' },
          { path: 'other', count: 2, lastDay: '2026-11-20' },
        ],
      },
      ...visits,
    },
  )
  const found = reports.find((each) => each.name === name)
  if (!found) throw new Error(`There is no report ${name}`)
  return { ...found, asked }
}

it('tells landings and posts apart from other pages, of the same days as the other reports', async () => {
  const posts = await report('posts')
  expect(posts.columns).toEqual([
    'Página',
    'Visitas',
    'Solicitudes',
    'Consultas',
    'Ofertas',
    'Firmadas',
  ])
  expect(posts.rows).toEqual([['/es/blog/el-lago', 12, 0, 1, 0, 0]])
  expect(posts.chart).toMatchObject({
    bars: [{ value: 12, words: '12 visitas · 1 consulta' }],
  })
  expect(posts.asked).toEqual([{ from: '2026-11-02', to: '2026-11-23' }])
  expect((await report('landings')).rows).toEqual([['/es/landing-page/lago', 1, 0, 0, 0, 0]])
})

it('says sources in words', async () => {
  const { rows } = await report('campaigns')
  expect(rows.map(([source, count]) => [source, count])).toEqual([
    ['Directo', 50],
    ['Otros', 4],
    ['google.com', 3],
  ])
})

it('counts a stay that the team began under no source', async () => {
  const { rows } = await report('campaigns')
  expect(rows[0]).toEqual(['Directo', 50, 0, 1, 0, 0])
})

it('links each missing address to a new redirect, and what was counted together to none', async () => {
  const { rows, links } = await report('missing')
  expect(rows).toEqual([
    ['/vieja', 8, '22-nov-2026'],
    ['Otros', 2, '20-nov-2026'],
  ])
  expect(links?.hrefs).toEqual([
    expect.stringMatching(/api::redirect\.redirect\/create\?fromPath=%2Fvieja$/),
    null,
  ])
})
