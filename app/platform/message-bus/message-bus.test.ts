import { describe, expect, it, onTestFinished, vi } from 'vitest'
import pg from 'pg'
import { createRevisionPoller } from '~/platform/content/revision-poller.server'
import { minutes } from '~/platform/units/duration'
import { describeOnPostgres } from '~/testing/database/describe-on-both-engines'
import { startTcpProxy } from '~/testing/database/tcp-proxy'
import { newPostgresDatabase } from '~/testing/database/test-postgres'
import { eventually } from '~/testing/eventually'
import { redisProblem, startRedis } from '~/testing/start-redis'
import type { MessageBus } from './message-bus'
import { createPostgresBus, listenerName } from './postgres-bus.server'
import { createRedisBus } from './redis-bus.server'

/** What is between nodes. While it is broken off, no connection works. */
type Line = {
  openBus: () => MessageBus | Promise<MessageBus>
  breakOff: () => Promise<void>
  mend: () => Promise<void>
}

async function openNode(line: Line) {
  const bus = await line.openBus()
  onTestFinished(() => bus.close())
  const received: unknown[] = []
  let isConnected: boolean | null = null
  bus.receive((message) => void received.push(message))
  bus.onConnectionChange((now) => (isConnected = now))
  const expectConnected = (is: boolean) => eventually(() => expect(isConnected).toBe(is))
  await expectConnected(true)
  return { bus, received, expectConnected }
}

/** A poller that looks again after ten minutes, and often while disconnected. The test sets the revision of the CMS. */
async function startPoller(bus: MessageBus) {
  const cms = { revision: 1n }
  const fetchRevision = vi.fn(async () => cms.revision)
  const refreshAll = vi.fn(async () => true)
  const poller = createRevisionPoller({
    fetchRevision,
    refreshAll,
    loadSettled: async () => 1n,
    saveSettled: async () => {},
    interval: minutes(10),
    disconnected: { interval: 50, patience: 10 },
  })
  bus.onConnectionChange(poller.setConnected)
  poller.start()
  onTestFinished(() => poller.stop())
  await eventually(() => expect(fetchRevision).toHaveBeenCalledOnce())
  return { cms, refreshAll }
}

function behavesAsBus(createLine: () => Promise<Line>): void {
  it('reaches all others and not the sender, in order', async () => {
    const line = await createLine()
    const [one, two, three] = [await openNode(line), await openNode(line), await openNode(line)]
    for (const number of [1, 2, 3]) await one.bus.send({ number, text: 'Río Dulce ’ 🌋' })
    const messages = [1, 2, 3].map((number) => ({ number, text: 'Río Dulce ’ 🌋' }))
    await eventually(() => expect([two.received, three.received]).toEqual([messages, messages]))
    expect(one.received).toEqual([])
  })

  it('says when it is disconnected, refuses to send, and works again after an outage', async () => {
    const line = await createLine()
    const [one, two] = [await openNode(line), await openNode(line)]
    await line.breakOff()
    await one.expectConnected(false)
    await two.expectConnected(false)
    await expect(one.bus.send('lost')).rejects.toThrow()
    await line.mend()
    await one.expectConnected(true)
    await two.expectConnected(true)
    await eventually(() => one.bus.send('found'))
    await eventually(() => expect(two.received).toEqual(['found']))
  })

  it('has two publishes found while it is disconnected', async () => {
    const line = await createLine()
    const { bus, expectConnected } = await openNode(line)
    const { cms, refreshAll } = await startPoller(bus)
    await line.breakOff()
    await expectConnected(false)
    for (const publish of [1, 2]) {
      cms.revision++
      await eventually(() => expect(refreshAll).toHaveBeenCalledTimes(publish))
    }
  })
}

describeOnPostgres('a message bus over PostgreSQL', () => {
  async function createLine() {
    const direct = await newPostgresDatabase()
    const url = new URL(direct)
    const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) })
    url.host = `127.0.0.1:${proxy.port}`
    return {
      direct,
      openBus: () => createPostgresBus(url.href),
      breakOff: async () => proxy.cut(),
      mend: async () => proxy.mend(),
    }
  }

  behavesAsBus(createLine)

  it('listens again after the server ended its connection', async () => {
    const line = await createLine()
    const [one, two] = [await openNode(line), await openNode(line)]
    const { cms, refreshAll } = await startPoller(two.bus)
    cms.revision++
    const admin = new pg.Client(line.direct)
    await admin.connect()
    await admin.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1',
      [listenerName],
    )
    await admin.end()
    // What was published at that moment was looked for, since no message of it arrives.
    await eventually(() => expect(refreshAll).toHaveBeenCalledOnce())
    await eventually(() => one.bus.send('again'))
    await eventually(() => expect(two.received).toContain('again'))
  })
})

describe.skipIf(redisProblem !== null)(
  `a message bus over Redis${redisProblem === null ? '' : ` (${redisProblem})`}`,
  () => {
    behavesAsBus(async () => {
      const redis = await startRedis()
      return {
        openBus: () => createRedisBus(redis.url),
        breakOff: redis.kill,
        mend: redis.start,
      }
    })

    it('notices that Redis has fallen silent, and works again after that', async () => {
      const redis = await startRedis()
      const { hostname: host, port } = new URL(redis.url)
      const proxy = await startTcpProxy({ host, port: Number(port) })
      const line = {
        openBus: () => createRedisBus(`redis://127.0.0.1:${proxy.port}`),
        breakOff: async () => proxy.silence(),
        mend: async () => proxy.mend(),
      }
      const [one, two] = [await openNode(line), await openNode(line)]
      await line.breakOff()
      await expect(one.bus.send('lost')).rejects.toThrow()
      await one.expectConnected(false)
      await two.expectConnected(false)
      await line.mend()
      await one.expectConnected(true)
      await two.expectConnected(true)
      await eventually(() => one.bus.send('found'))
      await eventually(() => expect(two.received).toEqual(['found']))
    })
  },
)
