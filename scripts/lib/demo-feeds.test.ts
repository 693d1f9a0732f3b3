import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readCalendar } from '~/features/calendar-feeds/parse/read-calendar'
import { readFeed } from '~/features/calendar-feeds/read-feed.server'
import { feedFile, fedRanges } from '../../cms/seed/content/feeds/feed-file'
import { feeds } from '../../cms/seed/content/feeds/feeds'
import { rentals } from '../../cms/seed/content/rentals'

const today = '2026-12-01'
const server = createServer(({ url }, response) => {
  const feed = feeds.find(({ house }) => url === `/${house}.ics`)
  if (!feed) return void response.writeHead(404).end()
  response.writeHead(200, { 'Content-Type': 'text/calendar' }).end(feedFile(feed, today))
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

it('six houses of the demo content are linked', () => {
  expect(feeds).toHaveLength(6)
  const slugs = new Set(rentals.map(({ slug }) => slug))
  expect(feeds.filter(({ house }) => !slugs.has(house))).toEqual([])
})

it.each(feeds.map((feed) => [feed.house, feed] as const))(
  'the reader of feeds finds in the file of %s what the demo content has',
  async (house, feed) => {
    const { port } = server.address() as AddressInfo
    const url = `http://calendars.example:${port}/${house}.ics`
    const result = await readFeed(
      { documentId: '1', url, validators: null },
      {
        parser: { parse: async (file, window) => readCalendar(file, window) },
        now: new Date(`${today}T18:00:00Z`),
        // Loopback stands for the public internet.
        network: {
          resolve: async () => [{ address: '127.0.0.1', family: 4 }],
          isPublic: () => true,
        },
      },
    )
    expect(result).toMatchObject({ outcome: 'read', ranges: fedRanges(feed, today) })
  },
)
