/**
 * How long a list's map with 10,000 pins keeps the browser busy while it is panned, on a processor that is four times
 * slower: each task above 20 ms with the functions that took its time. The pins are made up here, at the site's own
 * door, so that any running site will do.
 *
 *   node scripts/bench/map-panning.mjs http://localhost:3000 [pins [slowdown]]
 */
import { chromium } from 'playwright-core'
import { findBrowser } from '../lib/find-browser.js'

const origin = process.argv[2] ?? 'http://localhost:3000'
const count = Number(process.argv[3] ?? 10_000)
const slowdown = Number(process.argv[4] ?? 4)
const longMs = 20
const pans = 12

const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
})
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
await page.route(/\/\d+\/\d+\/\d+\.png$/, (route) =>
  route.fulfill({ contentType: 'image/png', body: pixel }),
)
await page.route(/\/map\/pins\?/, async (route) => {
  const answer = await route.fetch()
  await route.fulfill({ response: answer, json: manyPins(await answer.json()) })
})

await page.goto(`${origin}/vacation-rentals?view=map`)
const map = page.locator('.leaflet-container')
await map.locator('button').first().waitFor()
await page.waitForTimeout(3000)
const box = await map.boundingBox()
if (!box) throw new Error('The list shows no map')

const session = await page.context().newCDPSession(page)
await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
await session.send('Profiler.enable')
await session.send('Profiler.setSamplingInterval', { interval: 500 })
/** @type {any[]} */
const events = []
session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
await session.send('Tracing.start', {
  transferMode: 'ReportEvents',
  traceConfig: {
    includedCategories: ['devtools.timeline', 'toplevel', 'disabled-by-default-devtools.timeline'],
  },
})
await session.send('Profiler.start')
for (let pan = 0; pan < pans; pan++) await dragMap(box, pan)
const { profile } = await session.send('Profiler.stop')
const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
await session.send('Tracing.end')
await done

report(events, profile)
await browser.close()

/**
 * Drags the map to one side, then to the other. @param {{x: number, y: number, width: number, height: number}} box
 * @param {number} pan
 */
async function dragMap({ x, y, width, height }, pan) {
  const [fromX, fromY] = [x + width * 0.5, y + height * 0.5]
  // The pointer stays on the map: the cards of the list beside it have work of their own.
  const by = (pan % 4 < 2 ? 1 : -1) * Math.min(20, (width * 0.4) / 15)
  await page.mouse.move(fromX, fromY)
  await page.mouse.down()
  for (let step = 1; step <= 15; step++) {
    await page.mouse.move(fromX + by * step, fromY + by * step * 0.4)
    await page.waitForTimeout(16)
  }
  await page.mouse.up()
  await page.waitForTimeout(700)
}

/** @param {any} answer What the site says of its own few places. */
function manyPins(answer) {
  let seed = 7
  /** @param {number} below */
  const random = (below) => (seed = (seed * 16_807) % 2_147_483_647) % below
  const numbers = Array.from({ length: count }, (_, at) => at)
  return {
    ...answer,
    slugs: numbers.map((at) => `casa-${at}`),
    latitudes: numbers.map(() => 140_000 + random(20) * 1800 + random(400)),
    longitudes: numbers.map(() => -920_000 + random(20) * 1800 + random(400)),
    prices: {
      ...answer.prices,
      dollars: numbers.map(() => 4000 + random(40_000)),
      differences: { USD: [], GTQ: [] },
    },
    unplaced: 0,
  }
}

/** @param {any[]} all @param {any} profile */
function report(all, profile) {
  const mainThread = all.find(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  )
  const ofRenderer = all.filter(
    ({ pid, tid }) => pid === mainThread?.pid && tid === mainThread?.tid,
  )
  // Starting the profiler is a long task of its own.
  const begin =
    ofRenderer.find(({ name, args }) => name === 'EventDispatch' && args.data.type === 'mousedown')
      ?.ts ?? 0
  const tasks = ofRenderer.filter(({ name, ts }) => name === 'RunTask' && ts >= begin)
  // The time of the thread: what other programs take of the processor is not the map's.
  const long = tasks.filter(({ tdur = 0 }) => tdur / 1000 >= longMs).sort((a, b) => b.tdur - a.tdur)
  console.log(
    `${count} pins, ${slowdown} times slower: longest task ${Math.round((long[0]?.tdur ?? 0) / 1000)} ms`,
  )
  for (const task of long.slice(0, 8)) {
    const inside = ofRenderer.filter(
      ({ ts, dur, name }) =>
        ts >= task.ts && ts + (dur ?? 0) <= task.ts + task.dur && !/RunTask/.test(name),
    )
    /** @type {Map<string, number>} */
    const parts = new Map()
    for (const { name, dur = 0, tdur = dur, args } of inside) {
      if (tdur < 1000) continue
      const key = `${name}${args?.data?.type ? ` ${args.data.type}` : ''}${args?.data?.functionName ? ` ${args.data.functionName}` : ''}`
      parts.set(key, (parts.get(key) ?? 0) + tdur / 1000)
    }
    const sorted = [...parts].sort((a, b) => b[1] - a[1]).slice(0, 8)
    console.log(
      `  ${Math.round(task.tdur / 1000)} ms: ${sorted.map(([name, ms]) => `${name} ${Math.round(ms)}`).join(', ')}`,
    )
    console.log(`    ${busiest(profile, task.ts, task.ts + task.dur).join(', ')}`)
  }
}

/**
 * The functions that took most of a time, by their own time. @param {any} profile @param {number} from @param {number}
 * to
 */
function busiest({ nodes, samples, timeDeltas, startTime }, from, to) {
  const byId = new Map(nodes.map((/** @type {any} */ node) => [node.id, node]))
  /** @type {Map<string, number>} */
  const own = new Map()
  let time = startTime
  for (const [at, id] of samples.entries()) {
    time += timeDeltas[at]
    if (time < from || time > to) continue
    const { functionName, url, lineNumber, columnNumber } = byId.get(id).callFrame
    const key = `${functionName || '(anonymous)'} ${url.split('/').at(-1)}:${lineNumber}:${columnNumber}`
    own.set(key, (own.get(key) ?? 0) + timeDeltas[at] / 1000)
  }
  return [...own]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 6)
    .map(([name, ms]) => `${name} ${Math.round(ms)}`)
}
