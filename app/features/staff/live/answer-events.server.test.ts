import { setMaxListeners } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import type { DeskNews } from '~content/desk'
import { minutes } from '~/platform/units/duration'
import { temporarySqlite } from '~/testing/database/temporary-sqlite'
import { eventually } from '~/testing/eventually'
import { staffAccount } from '~/testing/staff-account'
import { createSessionStore } from '../session/create-session-store.server'
import { findStaff, requireStaff } from '../session/require-staff.server'
import { sessionCookie } from '../session/session-cookie.server'
import { answerEvents } from './answer-events.server'
import { createNewsReader } from './news-reader.server'

type Role = 'operations' | 'marketing'

async function startDesk(role: Role = 'operations') {
  const clock = { now: 0 }
  const sessions = createSessionStore({ location: await temporarySqlite(), now: () => clock.now })
  onTestFinished(() => sessions.close())
  const account = { ...staffAccount(), role }
  const accounts = { verify: async () => null, find: async () => account }
  const session = { sessions, accounts, now: () => clock.now }
  const news: DeskNews = { stays: [], leads: [] }
  const stopping = new AbortController()
  setMaxListeners(0, stopping.signal)
  const parts = {
    reader: createNewsReader({ read: async () => structuredClone(news), interval: 5 }),
    streams: new Map<number, number>(),
    stopping: stopping.signal,
    requireStaff: (request: Request, options: Parameters<typeof requireStaff>[1]) =>
      requireStaff(request, options, session),
    findStaff: (request: Request, options = {}) => findStaff(request, options, session),
    heartbeat: 5,
  }
  const id = await sessions.start(account)
  const cookie = sessionCookie().set(id).split(';', 1)[0] ?? ''
  const ask = (path = '/staff/events', more = {}) =>
    answerEvents(
      new Request(`http://localhost:3000${path}`, { headers: { Cookie: cookie }, ...more }),
      parts,
    )
  return { ask, clock, id, news, parts, sessions, stopping }
}

/** What a stream has said so far, and whether it is over. */
function follow(answer: Response) {
  const said = { text: '', isOver: false }
  const reader = answer.body?.getReader()
  const decoder = new TextDecoder()
  const read = async () => {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) break
      said.text += decoder.decode(value)
    }
    said.isOver = true
  }
  void read()
  onTestFinished(async () => {
    await reader?.cancel()
  })
  return said
}

const stay = (id: number, what: 'arrived' | 'changed' = 'arrived') => ({
  id,
  what,
  reference: `CS-AAAA${id}`,
  section: 'hotels' as const,
})

async function refusal(work: Promise<Response>): Promise<Response> {
  const answer = await work.catch((error: unknown) => error)
  if (!(answer instanceof Response)) throw new Error('nothing was answered')
  return answer
}

it('tells an open desk what came, once, without names', async () => {
  const { ask, news } = await startDesk()
  news.stays = [stay(1)]
  const answer = await ask()
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const said = follow(answer)
  await eventually(() => expect(said.text).toContain('id: 1.0\ndata: []'))
  news.stays = [stay(2), stay(1)]
  const item = `"id":"stay-2","reference":"CS-AAAA2","what":"arrived","section":"hotels"`
  await eventually(() => expect(said.text).toContain(item))
  expect(said.text).toContain('id: 2.0')
  expect(said.text.split('CS-AAAA2')).toHaveLength(2)
  expect(said.text).not.toContain('CS-AAAA1')
})

it('tells a desk that comes back what it missed', async () => {
  const { ask, news } = await startDesk()
  news.stays = [stay(3), stay(2, 'changed'), stay(1)]
  news.leads = [{ id: 9, documentId: 'abc', reference: 'L-1', kind: 'career' }]
  const said = follow(await ask('/staff/events?after=1.8'))
  await eventually(() => expect(said.text).toContain('id: 3.9'))
  expect(said.text.match(/"(stay|lead)-\d"/g)).toEqual(['"stay-2"', '"stay-3"', '"lead-9"'])
})

it('is closed to strangers and to roles without the inbox', async () => {
  const stranger = await startDesk()
  const noCookie = { headers: {} }
  expect((await refusal(stranger.ask('/staff/events', noCookie))).status).toBe(303)
  const marketing = await startDesk('marketing')
  expect((await refusal(marketing.ask())).status).toBe(403)
})

it('ends with the session, which it does not keep from becoming idle', async () => {
  const { ask, clock } = await startDesk()
  const said = follow(await ask())
  clock.now = minutes(29)
  const before = said.text.length
  await eventually(() => expect(said.text.length).toBeGreaterThan(before + 10))
  expect(said.isOver).toBe(false)
  clock.now = minutes(31)
  await eventually(() => expect(said.isOver).toBe(true))
  expect(said.text).toContain('event: end')
})

it('ends at a sign-out', async () => {
  const { ask, id, sessions } = await startDesk()
  const said = follow(await ask())
  await sessions.end(id)
  await eventually(() => expect(said.isOver).toBe(true))
})

it('is held twelve times by an account, and given back', async () => {
  const { ask, parts } = await startDesk()
  const open = await Promise.all(Array.from({ length: 12 }, () => ask()))
  const answer = await ask()
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '60'])
  await open[0]?.body?.cancel()
  const again = await ask()
  expect(again.status).toBe(200)
  await Promise.all([...open.slice(1), again].map(async ({ body }) => body?.cancel()))
  expect(parts.streams.size).toBe(0)
})

it('ends when the site stops, and is refused from then on', async () => {
  const { ask, stopping } = await startDesk()
  const said = follow(await ask())
  stopping.abort()
  await eventually(() => expect(said.isOver).toBe(true))
  expect((await ask()).status).toBe(503)
})

it('ends where the browser has gone', async () => {
  const { ask, parts } = await startDesk()
  const gone = new AbortController()
  const said = follow(await ask('/staff/events', { signal: gone.signal }))
  expect(parts.streams.size).toBe(1)
  gone.abort()
  await eventually(() => expect(said.isOver).toBe(true))
  expect(parts.streams.size).toBe(0)
})

it('goes on through an outage of the CMS and says what came meanwhile', async () => {
  const { ask, news, parts } = await startDesk()
  const outage = { isOn: false, asked: 0 }
  parts.reader = createNewsReader({
    read: async () => {
      if (!outage.isOn) return structuredClone(news)
      outage.asked += 1
      throw new Error('down')
    },
    interval: 5,
  })
  const said = follow(await ask())
  await eventually(() => expect(said.text).toContain('event: news'))
  outage.isOn = true
  news.stays = [stay(1)]
  await eventually(() => expect(outage.asked).toBeGreaterThan(1))
  expect(said.isOver).toBe(false)
  outage.isOn = false
  await eventually(() => expect(said.text).toContain('CS-AAAA1'))
})
