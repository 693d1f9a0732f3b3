import { expect, it } from 'vitest'
import type { Today } from '~content/desk'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { sampleStay } from '~/testing/factories/stay-record'
import { readToday } from './read-today.server'

const now = new Date('2026-11-23T05:00:00Z')
const none = { total: 0, rows: [] }
const quiet: Today = {
  waiting: none,
  leads: none,
  followUps: none,
  expiring: none,
  offers: none,
  arrivals: none,
  departures: none,
  bookedArrivals: none,
  bookedDepartures: none,
  feeds: none,
  countersign: none,
}

function read(today: Today, asked: string[] = []) {
  const store = {
    async today(day: string) {
      asked.push(day)
      return today
    },
  }
  const letter = { submission: 'id', key: 'k', kind: 'inquiry', step: 'mail-guest', attempts: 9 }
  const queue = {
    listDeadLetters: async () => [
      { ...letter, acceptedAt: 0, failingSince: 0, lastError: 'to maria@example.com' },
    ],
  }
  const ahead = { list: async () => [] }
  return readToday({ role: 'operations' }, 'en', { store, ahead, queue, now })
}

it('asks for the day in Guatemala, and says how long a stay has waited', async () => {
  const asked: string[] = []
  const waiting = { total: 1, rows: [sampleStay({ stageSince: '2026-11-21T04:00:00.000Z' })] }
  const today = await read({ ...quiet, waiting }, asked)
  expect(asked).toEqual(['2026-11-22'])
  expect(today?.waiting.rows[0]?.waited).toEqual({ unit: 'days', count: 2 })
})

it('names guests and not how they are reached', async () => {
  const one = { total: 1, rows: [sampleStay()] }
  const stays = { waiting: one, followUps: one, arrivals: one, departures: one }
  const shown = JSON.stringify(await read({ ...quiet, ...stays }))
  expect(shown.match(/María José Xicay/g)).toHaveLength(4)
  expect(shown).not.toMatch(/maria@example\.com|5555 0146/)
})

it('lists bookings that were noted by hand among the stays, by their days', async () => {
  const booking = {
    id: 'b7k2m9q',
    name: 'Familia Xicay',
    rentalName: 'Casa Jade',
    startDate: '2026-11-23',
    endDate: '2026-11-25',
  }
  const stays = ['2026-11-22', '2026-11-24'].map((startDate) => sampleStay({ startDate }))
  const arrivals = { total: 2, rows: stays }
  const bookedArrivals = { total: 1, rows: [booking] }
  const today = await read({ ...quiet, arrivals, bookedArrivals, bookedDepartures: bookedArrivals })
  expect(today?.arrivals.total).toBe(3)
  expect(today?.arrivals.rows.map(({ day }) => day)).toEqual([
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
  ])
  const { id, name, rentalName } = booking
  expect(today?.departures).toEqual({
    total: 1,
    rows: [{ id, name, rentalName, stage: null, day: '2026-11-25' }],
  })
})

it('tells what was not delivered, without the address in its error', async () => {
  const today = await read(quiet)
  expect(today?.undelivered).toEqual({
    total: 1,
    rows: [
      {
        submission: 'id',
        code: 'inquiry · mail-guest',
        name: 'inquiry',
        step: 'mail-guest',
        acceptedAt: '1970-01-01T00:00:00.000Z',
      },
    ],
  })
  expect(JSON.stringify(today)).not.toContain('maria@example.com')
})

it('shows nothing to a role that may not see stays', async () => {
  expect(await readToday({ role: 'marketing' }, 'en')).toBeNull()
})

it('answers 503 while the CMS is away', async () => {
  const store = { today: () => Promise.reject(new RecordsUnavailable('down')) }
  const ahead = { list: async () => [] }
  const queue = { listDeadLetters: async () => [] }
  const read = readToday({ role: 'operations' }, 'en', { store, ahead, queue, now })
  await expect(read).rejects.toMatchObject({ status: 503 })
})
