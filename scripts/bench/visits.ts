// Measures what counting visits costs, and what a million of them need.
//
//   npx tsx scripts/bench/visits.ts both; --rounds 7 --seconds 4 npx tsx scripts/bench/visits.ts --url postgres://… the
//   second on an empty PostgreSQL database instead of SQLite
//
// Two servers with the same page, of which one counts, are loaded in turns: only their ratio means something. Each runs
// on the first core and the load on the second. Needs Linux, wrk and taskset.
import { spawn } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { createVisitCounter } from '~/features/visits/count/visit-counter'
import { createVisitStore } from '~/features/visits/store/create-visit-store.server'
import { createVisitDatabase } from '~/features/visits/store/visit-database.server'
import { days } from '~/platform/units/duration'
import { cpuSeconds } from './cpu-seconds.mjs'
import { runWrk } from './run-wrk.mjs'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    url: { type: 'string' },
  },
})

/** A browser that comes with a campaign: the case that costs most. */
const path = '/?utm_source=newsletter&utm_medium=email&utm_campaign=may'
const headers = {
  'Accept-Encoding': 'gzip',
  'User-Agent':
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Dest': 'document',
  Referer: 'https://mail.example/',
}

async function startServer(port: number, ...rest: string[]) {
  const program = ['--import', 'tsx', 'scripts/bench/sample-site.ts', String(port), ...rest]
  const child = spawn('taskset', ['-c', '0', process.execPath, ...program], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'error' },
  })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100; tries++) {
    if ((await fetch(url).catch(() => null))?.ok) break
    await wait(300)
  }
  if (child.pid === undefined) throw new Error('The server did not start.')
  return { url: url + path, pid: child.pid, stop: () => child.kill('SIGTERM') }
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN

async function compareServers(): Promise<void> {
  const servers = {
    without: await startServer(39_281),
    counting: await startServer(39_282, 'visits'),
  }
  const load = async ({ url, pid }: (typeof servers)['without']) => {
    const before = cpuSeconds(pid)
    const { rate, requests } = await runWrk(url, { seconds: Number(values.seconds), headers })
    return { rate, perCpuSecond: requests / (cpuSeconds(pid) - before) }
  }
  try {
    await load(servers.without)
    await load(servers.counting)
    const rounds = []
    for (let round = 0; round < Number(values.rounds); round++) {
      rounds.push({ without: await load(servers.without), counting: await load(servers.counting) })
    }
    const ratios = rounds.map(({ without, counting }) => counting.rate / without.rate)
    console.table([
      {
        'hits /s without': Math.round(median(rounds.map(({ without }) => without.rate))),
        'hits /s counting': Math.round(median(rounds.map(({ counting }) => counting.rate))),
        ratio: median(ratios).toFixed(3),
        from: Math.min(...ratios).toFixed(3),
        to: Math.max(...ratios).toFixed(3),
        'ratio by processor time': median(
          rounds.map(({ without, counting }) => counting.perCpuSecond / without.perCpuSecond),
        ).toFixed(3),
      },
    ])
  } finally {
    servers.without.stop()
    servers.counting.stop()
  }
}

/** A year with 300 pages, 40 usual sources, and one visit in twenty with a campaign that somebody made up. */
async function measureMillion(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-visits-'))
  const file = join(folder, 'visits.db')
  const location = values.url ? { url: values.url } : { file }
  const store = createVisitStore(location)
  const total = 1_000_000
  const daysOfYear = 365
  let moment = Date.parse('2026-01-01T12:00:00Z')
  const counter = createVisitCounter({ now: () => moment })
  let storing = 0
  const perDay = Math.ceil(total / daysOfYear)
  /** Few pages and sources get most visits. */
  const skewed = (most: number) => Math.floor(most * Math.random() ** 3)
  try {
    for (let index = 0; index < total; index++) {
      const source =
        index % 20 === 0
          ? { source: 'made-up', medium: '', campaign: `c${index}` }
          : { source: `host-${skewed(40)}.example`, medium: '', campaign: '' }
      counter.countVisit(`/blog/page-with-a-usual-name-${skewed(300)}`, source)
      if (index % perDay === perDay - 1 || index === total - 1) {
        const begun = performance.now()
        await store.add(counter.takeCounts())
        storing += performance.now() - begun
        moment += days(1)
      }
    }
    const year = { from: '2026-01-01', to: '2026-12-31' }
    const time = async (job: () => Promise<unknown>) => {
      const begun = performance.now()
      await job()
      return `${Math.round(performance.now() - begun)} ms`
    }
    const database = createVisitDatabase(location)
    const opened = await database.open()
    const rows = await opened
      .selectFrom('visit')
      .select([sql<number>`count(*)`.as('rows'), sql<number>`sum(count)`.as('visits')])
      .executeTakeFirstOrThrow()
    const bytes = values.url
      ? (
          await sql<{
            size: number
          }>`SELECT pg_total_relation_size('site.visit') AS size`.execute(opened)
        ).rows[0]?.size
      : await sizeAfterCheckpoint()
    console.table([
      {
        engine: values.url ? 'PostgreSQL' : 'SQLite',
        visits: rows.visits,
        rows: rows.rows,
        MB: ((bytes ?? NaN) / 1e6).toFixed(1),
        'pages of a year': await time(() => store.listPages(year)),
        'sources of a year': await time(() => store.listSources(year)),
        'both of 12 weeks': await time(async () => {
          const weeks = { from: '2026-10-01', to: '2026-12-24' }
          await store.listPages(weeks)
          await store.listSources(weeks)
        }),
        'storing a day': `${Math.round(storing / daysOfYear)} ms`,
      },
    ])
    async function sizeAfterCheckpoint() {
      await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(opened)
      return (await stat(file)).size
    }
    await database.close()
  } finally {
    await store.close()
    await rm(folder, { recursive: true, force: true })
  }
}

if (!values.url) await compareServers()
await measureMillion()
