import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { fc } from '~/testing/fast-check'
import { createNodesDatabase } from '~/platform/nodes/nodes-database.server'
import { createSharedRateLimit, sweepRateLimits } from '~/platform/nodes/shared-rate-limit.server'
import { minutes, seconds } from '~/platform/units/duration'
import { describeOnPostgres } from '~/testing/database/describe-on-both-engines'
import { startTcpProxy } from '~/testing/database/tcp-proxy'
import { newPostgresDatabase } from '~/testing/database/test-postgres'
import { createRateLimit, withLocalFallback, type RateLimit } from './rate-limit.server'

type Rule = { max: number; within: number; now: () => number }

/** The rules of every limit. `create` makes a limit whose counts are those of this test alone. */
function behavesAsLimit(create: (rule: Rule) => Promise<RateLimit>): void {
  async function limit({ max = 3 } = {}) {
    let time = 0
    const limited = await create({ max, within: minutes(10), now: () => time })
    return { ...limited, pass: (duration: number) => (time += duration) }
  }

  it('allows so many in any window, and says how long to wait', async () => {
    const { take, waitOf, pass } = await limit()
    expect(await take('a')).toBe(0)
    pass(minutes(4))
    expect(await take('a')).toBe(0)
    expect(await waitOf('a')).toBe(0)
    expect(await take('a')).toBe(0)
    expect(await waitOf('a')).toBe(minutes(6))
    expect(await take('a')).toBe(minutes(6))
    expect(await waitOf('b')).toBe(0)
    pass(minutes(6))
    expect(await waitOf('a')).toBe(0)
    expect(await take('a')).toBe(0)
    expect(await waitOf('a')).toBe(minutes(4))
  })

  it('gives back what was no event after all', async () => {
    const { take, takeBack, waitOf } = await limit({ max: 2 })
    await takeBack('a')
    await take('a')
    await take('a')
    await takeBack('a')
    expect(await waitOf('a')).toBe(0)
    expect(await take('a')).toBe(0)
    expect(await take('a')).toBeGreaterThan(0)
  })

  it('lets exactly so many of those through that come at once', async () => {
    const { take } = await limit({ max: 10 })
    const waits = await Promise.all(Array.from({ length: 50 }, () => take('a')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
  })
}

describe('a limit in memory', () => {
  behavesAsLimit(async (rule) => createRateLimit(rule))

  it('forgets the key that was not seen for longest', async () => {
    const { take, waitOf } = createRateLimit({ max: 1, within: minutes(10), maxKeys: 2 })
    for (const key of ['a', 'b', 'c']) await take(key)
    const waits = await Promise.all(['a', 'b', 'c'].map(waitOf))
    expect(waits.map(Boolean)).toEqual([false, true, true])
  })

  it('never lets more than so many through', async () => {
    const pauses = fc.array(fc.integer({ min: 0, max: minutes(5) }), {
      minLength: 20,
      maxLength: 60,
    })
    await fc.assert(
      fc.asyncProperty(pauses, async (steps) => {
        let time = 0
        const { take } = createRateLimit({ max: 3, within: minutes(10), now: () => time })
        const allowed: number[] = []
        for (const step of steps) {
          time += step
          if ((await take('a')) === 0) allowed.push(time)
        }
        for (const [index, fourth] of allowed.slice(3).entries())
          expect(fourth - (allowed[index] ?? 0)).toBeGreaterThanOrEqual(minutes(10))
      }),
    )
  })
})

function openNode(url: string) {
  const database = createNodesDatabase(url)
  onTestFinished(() => database.close())
  return database
}

const sharedBy = (url: string, rule: Partial<Rule> = {}) =>
  createSharedRateLimit({
    database: openNode(url),
    name: 'forms',
    max: 10,
    within: minutes(10),
    now: () => 0,
    ...rule,
  })

it('asks a database that is away once in five seconds, and counts by itself meanwhile', async () => {
  let time = 0
  const now = () => time
  const ask = vi.fn(async (_key: string): Promise<number> => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  })
  const shared = { take: ask, waitOf: ask, takeBack: async (key: string) => void (await ask(key)) }
  const local = createRateLimit({ max: 2, within: minutes(10), now })
  const limit = withLocalFallback(shared, local, { now })
  expect([await limit.take('a'), await limit.take('a')]).toEqual([0, 0])
  expect(await limit.waitOf('a')).toBe(minutes(10))
  expect(ask).toHaveBeenCalledTimes(1)
  time = seconds(5)
  expect(await limit.take('b')).toBe(0)
  expect(ask).toHaveBeenCalledTimes(2)
})

describeOnPostgres('a limit of several nodes', () => {
  behavesAsLimit(async (rule) => sharedBy(await newPostgresDatabase(), rule))

  it('counts for all of them, in turns and at the same moment', async () => {
    const url = await newPostgresDatabase()
    const nodes = [sharedBy(url), sharedBy(url)]
    const takeAtAnyNode = (key: string) =>
      Array.from({ length: 50 }, (_, visit) => async () => nodes[visit % 2]?.take(key))
    const inTurns: (number | undefined)[] = []
    for (const take of takeAtAnyNode('a')) inTurns.push(await take())
    const atOnce = await Promise.all(takeAtAnyNode('b').map((take) => take()))
    for (const waits of [inTurns, atOnce]) {
      expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
      expect(waits.filter((wait) => wait === minutes(10))).toHaveLength(40)
    }
  })

  it('neither mixes limits up nor stores addresses, and forgets what no limit counts', async () => {
    const url = await newPostgresDatabase()
    const database = openNode(url)
    await sharedBy(url, { max: 1 }).take('190.56.1.2')
    const other = { database, name: 'uploads', max: 1, within: minutes(1), now: () => 0 }
    expect(await createSharedRateLimit(other).take('190.56.1.2')).toBe(0)
    const opened = await database.open()
    const rows = await opened.selectFrom('rate_limit').selectAll().execute()
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain('190.56')
    expect(await sweepRateLimits(database, minutes(1))).toBe(1)
    expect(await sweepRateLimits(database, minutes(10))).toBe(1)
  })

  it('is counted by each machine while the database is away, and together again afterwards', async () => {
    const url = new URL(await newPostgresDatabase())
    const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) })
    const other = sharedBy(url.href, { max: 2 })
    url.host = `127.0.0.1:${proxy.port}`
    const local = createRateLimit({ max: 2, within: minutes(10), now: () => 0 })
    const limit = withLocalFallback(sharedBy(url.href, { max: 2 }), local, { retryAfter: 0 })
    expect(await limit.take('a')).toBe(0)
    proxy.cut()
    const waits = [await limit.take('a'), await limit.take('a'), await limit.take('a')]
    expect(waits.map(Boolean)).toEqual([false, false, true])
    proxy.mend()
    expect(await other.take('a')).toBe(0)
    expect(await limit.take('a')).toBe(minutes(10))
  })
})
