import { expect, it } from 'vitest'
import type { ReportedStay } from '~content/report'
import { readPeriod, readReports } from './read-reports.server'

const reached = { answered: null, offered: null, accepted: null, contractSent: null, signed: null }
const stay: ReportedStay = {
  ...{ receivedAt: '2026-11-17T15:00:00.000Z', stage: 'new', lostReason: null, language: 'es' },
  ...{ section: 'hotels', campaign: { source: null, referrer: null }, isLanding: false },
  ...{ reached, answered: { by: 'Ana', at: '2026-11-17T16:30:00.000Z' } },
}
const spam: ReportedStay = { ...stay, stage: 'lost', lostReason: 'spam', section: null }

async function report(name: string, stays = [stay, spam]) {
  const asked: object[] = []
  const reports = await readReports(
    { locale: 'en', period: 4 },
    {
      now: new Date('2026-11-23T03:00:00Z'),
      read: async (days) => {
        asked.push(days)
        return stays
      },
    },
  )
  const found = reports.find((each) => each.name === name)
  if (!found) throw new Error(`There is no report ${name}`)
  return { ...found, asked }
}

it('reads whole weeks up to today in Guatemala, and leaves spam out', async () => {
  const { asked, columns, rows } = await report('sections')
  expect(asked).toEqual([{ from: '2026-10-26', to: '2026-11-22' }])
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

it('counts spam among the reasons', async () => {
  expect((await report('lost')).rows).toEqual([['Spam', 1]])
})

it('has nothing to draw where nothing came', async () => {
  expect(await report('sections', [])).toMatchObject({ chart: { parts: [] } })
  expect((await report('steps', [])).rows[0]).toEqual(['Received', 0, '0 %', ''])
})

it('takes the periods that are on the page, and no others', () => {
  expect(readPeriod(new URLSearchParams('weeks=52'))).toBe(52)
  expect(readPeriod(new URLSearchParams('weeks=1e9'))).toBe(12)
})
