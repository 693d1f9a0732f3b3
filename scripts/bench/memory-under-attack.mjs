// What the site holds in memory before, during and after hostile requests and uploads.
//
//   node scripts/bench/memory-under-attack.mjs --requests 20000 --uploads 400 --rest 5
//   node scripts/bench/memory-under-attack.mjs --url http://127.0.0.1:3000 --pid 1234   a site that runs already
//
// Without --url it starts programs of its own and shows the heap as well: what is alive after a collection.
// `--rest`: minutes to wait afterwards. `--rounds`: everything is done that many times, since what levels off
// grows in the first round and not in the next. Linux only.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { inRepository } from '../lib/repository.js'
import { hostileRequest } from './hostile-requests.mjs'
import { memoryOf, runCms, runSite, withOwnStack } from './own-stack.mjs'
import { createUploads } from './send-uploads.mjs'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '3000' },
    uploads: { type: 'string', default: '100' },
    rest: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '2' },
    clients: { type: 'string', default: '14' },
    url: { type: 'string' },
    pid: { type: 'string' },
  },
})

/** @typedef {{ url: string, pid: number | undefined, report?: string }} Target */

if (values.url) await measure({ url: values.url, pid: Number(values.pid) })
else {
  await withOwnStack(async (folder, settings) => {
    const report = join(folder, 'memory.json')
    const reporter = pathToFileURL(inRepository('scripts', 'bench', 'report-memory.mjs')).href
    await runCms(settings)
    const { pid } = await runSite({
      ...settings,
      MEMORY_REPORT: report,
      NODE_OPTIONS: `--import ${reporter}`,
    })
    await measure({ url: settings.SITE_ORIGIN, pid, report })
  })
}
process.exit(0)

/** @param {Target} target */
async function measure(target) {
  const upload = await createUploads(target.url)
  await show('at the start', target)
  for (let round = 1; round <= Number(values.rounds); round++) {
    await inTurns(Number(values.requests), () => hostileRequest(target.url), target)
    await show(`after ${values.requests} requests, round ${round}`, target)
    await inTurns(Number(values.uploads), upload, target)
    await show(`after ${values.uploads} uploads, round ${round}`, target)
  }
  for (let minute = 1; minute <= Number(values.rest); minute++) {
    await pause(60_000)
    await show(`${minute} min later`, target)
  }
}

/**
 * @param {number} count
 * @param {() => Promise<number>} send resolves with the status of the answer, 0 where there was none
 * @param {Target} target
 */
async function inTurns(count, send, target) {
  /** @type {Map<number, number>} */
  const statuses = new Map()
  let left = count
  const client = async () => {
    while (left-- > 0) {
      const status = await send()
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  const ticker = setInterval(() => void show('  meanwhile', target, false), 30_000)
  await Promise.all(Array.from({ length: Number(values.clients) }, client))
  clearInterval(ticker)
  const told = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`)
  console.log(`  answers  ${told.join(', ')}`)
}

/**
 * @param {string} when
 * @param {Target} target
 * @param {boolean} [withHeap]
 */
async function show(when, { pid, report }, withHeap = true) {
  const { now, most } = memoryOf(pid)
  const heap = withHeap && report && pid ? await heapOf(pid, report) : ''
  console.log(`${when.padEnd(34)} RSS ${String(now).padStart(5)} MB, most ${most} MB${heap}`)
}

/**
 * @param {number} pid
 * @param {string} report
 */
async function heapOf(pid, report) {
  rmSync(report, { force: true })
  process.kill(pid, 'SIGUSR2')
  for (let tries = 0; tries < 100 && !existsSync(report); tries++) await pause(100)
  if (!existsSync(report)) return ''
  const { heapUsed, heapTotal, external, arrayBuffers } = JSON.parse(readFileSync(report, 'utf8'))
  const mb = (/** @type {number} */ bytes) => Math.round(bytes / 1024 / 1024)
  return `; alive: heap ${mb(heapUsed)} of ${mb(heapTotal)}, outside ${mb(external)} (buffers ${mb(arrayBuffers)}); RSS then ${memoryOf(pid).now} MB`
}
