// The built site with 10,000 rentals (or as many as the argument says): start, memory, changes, lists, sitemap, and for
// how long the event loop is held meanwhile. The rentals are those of the demo content, multiplied by a server in front
// of the CMS. Linux only.
//
//   npx tsx scripts/bench/many-rentals.ts 100000
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import { contentSignatureHeader } from '~content/content-change'
import { signatureFor } from '~/platform/content/verify-signature.server'
import { cmsAddress } from '../lib/addresses.js'
import { inRepository } from '../lib/repository.js'
import { startSite } from '../lib/servers.js'
import type { Settings } from '../lib/settings.js'
import { multiplyRentals, type ManyRentals } from './many-rentals/multiply-rentals'
import { describeTimes, timeAnswer, visitWhile, waitFor } from './many-rentals/times'
import { memoryOf, runCms, withOwnStack } from './own-stack.mjs'

const count = Number(process.argv[2] ?? 10_000)
const lists = [
  '',
  'sort=2',
  'bedroom=3&adult=4',
  'amenities=pool&sort=3',
  'minPrice=80&maxPrice=300',
]
const reportSchema = z.object({
  heapUsed: z.number(),
  heldByClock: z.number(),
  heldByProcessor: z.number(),
  processorSeconds: z.number(),
})
const apiSchema = z.object({ total: z.number() })

await withOwnStack(async (folder, settings) => {
  await runCms(settings)
  const port = Number(settings.CMS_PORT) + 1
  const token = settings.CMS_CONTENT_TOKEN ?? ''
  const rentals = await multiplyRentals({ cms: cmsAddress(settings), token, port, count })
  const report = join(folder, 'memory.json')
  const siteSettings = {
    ...settings,
    CMS_URL: `http://127.0.0.1:${port}`,
    MEMORY_REPORT: report,
    NODE_OPTIONS: `--import ${pathToFileURL(inRepository('scripts', 'bench', 'report-memory.mjs')).href}`,
  }
  const measured = await startNode(siteSettings, report)
  await measureChanges(measured, rentals)
  await measureLists(measured)
  await measureSitemap(measured)
  await measureReload(measured, rentals)
  rentals.close()
})
process.exit(0)

type Measured = { site: string; settings: Settings; pid: number | undefined; report: string }

async function startNode(settings: Settings, report: string): Promise<Measured> {
  const site = settings.SITE_ORIGIN
  const logFile = join(settings.DATA_DIR, 'logs', 'site.log')
  const { pid, exited } = startSite({ settings, logFile })
  const ended = exited.then(() => {
    throw new Error(`The site ended:\n${readFileSync(logFile, 'utf8')}`)
  })
  const measured = { site, settings, pid, report }
  const begun = performance.now()
  await Promise.race([waitFor(`${site}/health`, () => true), ended])
  await printState(`start with ${count} rentals: it listens`, measured)
  await waitFor(`${site}/ready`, () => true)
  print('  ready without a snapshot', `after ${seconds(performance.now() - begun)}`)
  await printState('  after that', measured)
  await waitFor(site, () => true)
  await pause(15_000)
  await printState('first pages, for 15 s', measured)
  return measured
}

/** One rental after the other gets another price. */
async function measureChanges(measured: Measured, rentals: ManyRentals): Promise<void> {
  const times: number[] = []
  for (let change = 1; change <= 10; change++) {
    const position = Math.floor((count / 11) * change)
    const rental = rentals.rentalAt(position)
    if (!rental) throw new Error(`There is no rental ${position}.`)
    const price = 7000 + change
    await announce(measured, {
      uid: 'api::rental.rental',
      documentId: rental.id,
      ...rentals.setPrice(price, rental.id),
    })
    const address = `${measured.site}/api/rentals/${rental.slug}`
    times.push(await waitFor(address, (text) => text.includes(String(price)), 5))
    await pause(500)
  }
  print('one rental is replaced, ten times', `known after ${describeTimes(times)}`)
  await printState('  after that', measured)
}

async function measureLists(measured: Measured): Promise<void> {
  const call = `${measured.site}/api/rentals`
  const plain = await timeEach(
    100,
    (round) => `${call}?${lists[round % lists.length]}&page=${round + 1}`,
  )
  print('a list by the API', plain)
  const dated = await timeEach(50, (round) => {
    const day = (offset: number) =>
      new Date(Date.UTC(2027, 0, 10 + offset)).toISOString().slice(0, 10)
    return `${call}?sort=2&checkIn=${day(2 * round)}&checkOut=${day(2 * round + 5)}`
  })
  print('the same by total, new dates each time', dated)
  const { total } = apiSchema.parse(JSON.parse((await timeAnswer(call)).text))
  await printState(`  after that (${total} vacation rentals)`, measured)
}

async function measureSitemap(measured: Measured): Promise<void> {
  const start = `${measured.site}/sitemap.xml`
  const whole = await timeAnswer(start)
  const files = [...whole.text.matchAll(/<loc>([^<]*\?part=\d+)<\/loc>/g)].map(([, file]) => file)
  print('sitemap', `${seconds(whole.ms)}, ${size(whole.text)}, ${files.length} files`)
  for (const file of files) {
    const { ms, text } = await timeAnswer(file ?? '')
    print(`  ${file}`, `${seconds(ms)}, ${size(text)}, ${text.split('<loc>').length - 1} addresses`)
  }
  await printState('  after that', measured)
}

/** All rentals change while a visitor reads a stored page. */
async function measureReload(measured: Measured, rentals: ManyRentals): Promise<void> {
  const { site } = measured
  print('a visitor of a stored page, alone', describeTimes(await visitWhile(site, pause(5000))))
  await printState('  meanwhile', measured)
  const slug = rentals.rentalAt(count - 1)?.slug
  const price = 8001
  const change = rentals.setPrice(price)
  let took = 0
  const reloaded = announce(measured, { uid: 'plugin::upload.file', documentId: 'x', ...change })
    .then(() => waitFor(`${site}/api/rentals/${slug}`, (text) => text.includes(String(price))))
    .then((ms) => (took = ms))
  const visits = await visitWhile(site, reloaded)
  print(
    'everything is reloaded',
    `in ${seconds(took)}; a visitor meanwhile: ${describeTimes(visits)}`,
  )
  await printState('  after that', measured)
  const after = await visitWhile(site, pause(30_000))
  print('pages are rendered again, 30 s', `a visitor meanwhile: ${describeTimes(after)}`)
  await printState('  after that', measured)
}

async function timeEach(rounds: number, address: (round: number) => string): Promise<string> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push((await timeAnswer(address(round))).ms)
  return describeTimes(times)
}

/** As the CMS announces a change. */
async function announce({ site, settings }: Measured, change: object): Promise<void> {
  const body = JSON.stringify({ event: 'update', locale: null, ...change })
  const signature = signatureFor(settings.CONTENT_WEBHOOK_SECRET ?? '', body)
  const answer = await fetch(`${site}/webhooks/content`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [contentSignatureHeader]: signature },
    body,
  })
  if (answer.status !== 202) throw new Error(`The webhook answers ${answer.status}.`)
}

/** For how long the event loop was held at most since this was printed last, in processor time, and the memory. */
async function printState(label: string, { pid, report }: Measured): Promise<void> {
  if (!pid) throw new Error('The site does not run.')
  const { now, most } = memoryOf(pid)
  rmSync(report, { force: true })
  process.kill(pid, 'SIGUSR2')
  for (let tries = 0; tries < 600 && !existsSync(report); tries++) await pause(50)
  const state = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')))
  const held = `loop held ${state.heldByProcessor} ms (${state.heldByClock} by the clock)`
  const memory = `RSS ${now} MB, most ${most}, heap ${Math.round(state.heapUsed / 2 ** 20)}`
  const processor = `processor ${state.processorSeconds.toFixed(1)} s since the start`
  print(label, `${held}; ${memory}; ${processor}; load ${loadavg()[0]?.toFixed(1)}`)
}

function print(label: string, figures: string): void {
  console.log(`${label.padEnd(42)} ${figures}`)
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function size(text: string): string {
  return `${(text.length / 1e6).toFixed(1)} MB`
}
