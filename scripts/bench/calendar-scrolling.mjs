/**
 * How long the calendar of the team keeps the browser busy while it is scrolled with 500 houses and 60 days, on a
 * processor that is four times slower: the longest task and the longest between two frames, in time of the thread.
 * Houses beyond those of the site are copies that are made here, so that any running site will do.
 *
 *   node scripts/bench/calendar-scrolling.mjs http://localhost:3000 E-MAIL PASSWORD [houses [slowdown]]
 */
import { chromium } from 'playwright-core'
import { findBrowser } from '../lib/find-browser.js'

const [, , origin = 'http://localhost:3000', email = '', password = ''] = process.argv
const count = Number(process.argv[5] ?? 500)
const slowdown = Number(process.argv[6] ?? 4)
const patience = 120_000

const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
page.setDefaultTimeout(patience)
await page.goto(`${origin}/staff/sign-in`)
await page.locator('input[name=email]').fill(email)
await page.locator('input[name=password]').fill(password)
await page.locator('form button[type=submit]').last().click()
await page.waitForURL(/\/staff$/)

await page.route(/\/staff\/calendar\?days=60$/, async (route) => {
  const answer = await route.fetch()
  await route.fulfill({ response: answer, body: withMoreHouses(await answer.text()) })
})
await page.goto(`${origin}/staff/calendar?days=60`)
const region = page.locator('[role=region][tabindex="0"]')
const houses = await region.locator('tbody tr').count()
const box = await region.boundingBox()
if (!box) throw new Error('There is no calendar.')

const session = await page.context().newCDPSession(page)
await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
/** @type {any[]} */
const events = []
session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
await page.mouse.move(box.x + box.width / 2, Math.min(800, box.y + 300))
await session.send('Tracing.start', {
  transferMode: 'ReportEvents',
  traceConfig: {
    includedCategories: ['devtools.timeline', 'toplevel', 'disabled-by-default-devtools.timeline'],
  },
})
/**
 * Down, to the right, back up, to the left: pixels of one turn of the wheel, and turns. @type {[number, number,
 * number][]}
 */
const moves = [
  [0, 240, 60],
  [120, 0, 15],
  [0, -240, 30],
  [-120, 0, 15],
]
for (const [across, down, steps] of moves) {
  for (let step = 0; step < steps; step++) {
    await page.mouse.wheel(across, down)
    await page.waitForTimeout(16)
  }
}
const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
await session.send('Tracing.end')
await done

const mainThread = events.find(
  ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
)
const tasks = events
  .filter(
    ({ name, pid, tid }) =>
      name === 'RunTask' && pid === mainThread?.pid && tid === mainThread?.tid,
  )
  .map(({ tdur = 0 }) => tdur / 1000)
  .sort((a, b) => b - a)
const sum = tasks.reduce((all, one) => all + one, 0)
const [longest = 0, second = 0, third = 0] = tasks
console.log(
  `${houses} houses, 60 days, ${slowdown} times slower: longest tasks ${[longest, second, third].map(Math.round).join(', ')} ms of the thread, ${Math.round(sum)} ms in all`,
)
await browser.close()

/** Copies rows until there are enough. @param {string} html */
function withMoreHouses(html) {
  const rows = [...html.matchAll(/<tbody>(.*?)<\/tbody>/gs)].flatMap(([, body = '']) =>
    body.split(/(?<=<\/tr>)/).filter((row) => row.startsWith('<tr')),
  )
  if (rows.length === 0) throw new Error('The calendar has no houses.')
  const missing = Math.max(0, count - rows.length)
  const more = Array.from({ length: missing }, (_, at) => rows[at % rows.length]).join('')
  return html.replace('</tbody>', `${more}</tbody>`)
}
