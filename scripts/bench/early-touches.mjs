/**
 * Whether a touch in the first second after the first paint has its effect, once, on slow 4G and a processor that is
 * four times slower, with an empty cache; and how long a page that stands still takes from a touch to its effect, there
 * and on a fast line with a warm cache. It sends no form. Fails where a touch is lost or doubled.
 *
 *   node scripts/bench/early-touches.mjs http://localhost:3000 [--tries 50] [--seed 1] [--only "load more"]
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { findBrowser } from '../lib/find-browser.js'
import { findPaths } from './early-touches/paths.mjs'
import { loadOfMachine, printTable } from './early-touches/report.mjs'
import { kinds } from './early-touches/touches.mjs'
import { openPage } from './early-touches/trial.mjs'

/**
 * @typedef {import('./early-touches/report.mjs').Result} Result
 * @typedef {import('./early-touches/touches.mjs').Kind} Kind
 * @typedef {import('./early-touches/trial.mjs').Profile} Profile
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tries: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true },
  },
})
const [origin = 'http://localhost:3000'] = positionals
const tries = Number(values.tries)
const phone = { width: 390, height: 844 }
/** @type {Profile} */
const slow = { network: 'slow', slowdown: 4 }
/** @type {Profile} */
const fast = { network: 'fast', slowdown: 1 }
/** What a page does that nobody touches is over by then. */
const standsStillMs = 4000

let seed = Number(values.seed)
/** @param {number} below */
const random = (below) => (seed = (seed * 16_807) % 2_147_483_647) % below

const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
})
const languages = [await findPaths(origin, 'en'), await findPaths(origin, 'es')]
const chosen = kinds.filter(({ name }) => !values.only || values.only.includes(name))

console.log(`${tries} tries each, seed ${values.seed}, load of this machine ${loadOfMachine()}`)
/** @type {Result[]} */
const early = []
for (const kind of chosen) {
  for (let count = 0; count < tries; count++) early.push(await tryEarly(kind, count))
}
printTable('Touched within a second after the first paint, slow 4G, empty cache', early)

/** @type {Result[]} */
const later = []
for (const kind of chosen.filter((each) => each.later)) {
  for (let count = 0; count < Math.ceil(tries / 5); count++) later.push(...(await tryLater(kind)))
}
printTable('Touched once the page stands still', later)
console.log(`load of this machine ${loadOfMachine()}`)
await browser.close()
process.exitCode = [...early, ...later].some(({ outcome }) => outcome !== 'once') ? 1 : 0

/**
 * One try with a browser's profile of its own. Its page is touched at a random moment of the first second.
 * @param {Kind} kind
 * @param {number} count
 * @returns {Promise<Result>}
 */
async function tryEarly(kind, count) {
  const context = await newContext(kind)
  const moment = random(1001)
  const trial = await openPage(context, addressOf(kind, count), slow)
  await pause(Math.max(0, trial.paintedAt + moment - Date.now()))
  const result = await use(kind, trial, `try ${count + 1}, ${moment} ms after the paint`)
  await context.close()
  return result
}

/**
 * Two tries on a page that stands still: with an empty cache on the slow profile, with a warm one on the fast one.
 * @param {Kind} kind
 * @returns {Promise<Result[]>}
 */
async function tryLater(kind) {
  const results = []
  const context = await newContext(kind)
  for (const [name, profile] of /** @type {const} */ ([
    ['slow 4G, empty cache', slow],
    ['fast, warm cache', fast],
  ])) {
    const trial = await openPage(context, addressOf(kind, 0), profile)
    await pause(standsStillMs)
    const result = await use(kind, trial, name)
    results.push({ ...result, name: `${kind.name}, ${name}` })
    await trial.page.close()
  }
  await context.close()
  return results
}

/**
 * @param {Kind} kind
 * @param {import('./early-touches/trial.mjs').Trial} trial
 * @param {string} which
 * @returns {Promise<Result>}
 */
async function use(kind, trial, which) {
  /** @type {string} */
  let outcome = 'lost'
  try {
    outcome = await kind.use(trial)
  } catch (error) {
    console.log(String(error).split('\n')[0])
  }
  const ms = trial.effectAt && trial.effectAt - trial.lastTouch
  if (outcome !== 'once') {
    console.log(
      `${kind.name}, ${which}: ${outcome}, ${ms} ms after the touch (${trial.page.url()})`,
    )
  }
  return {
    name: kind.name,
    outcome,
    moment: Math.round(trial.firstTouch - trial.paintedAt),
    ms,
  }
}

/** @param {Kind} kind */
function newContext({ size = phone }) {
  return browser.newContext({ viewport: size, hasTouch: true, isMobile: true })
}

/** @param {Kind} kind @param {number} count */
function addressOf({ on, hash = '' }, count) {
  const paths = languages[count % languages.length]
  if (!paths) throw new Error('There is no language')
  return origin + paths[on] + hash
}
