import { setTimeout as pause } from 'node:timers/promises'

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ network: 'slow' | 'fast', slowdown: number }} Profile
 */

/** Slow 4G, as Lighthouse has it. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
}
const patienceMs = 30_000
/** In this time a second effect of one touch would have shown. */
const secondEffectMs = 1500

/**
 * A page on a network and a processor, with the moment of its first paint.
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} address
 * @param {Profile} profile
 */
export async function openPage(context, address, { network, slowdown }) {
  const page = await context.newPage()
  page.setDefaultTimeout(patienceMs)
  await page.addInitScript(noteEffects)
  const session = await context.newCDPSession(page)
  if (network === 'slow') {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4g)
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(address, { waitUntil: 'commit' })
  const painted = await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByType('paint')
    return paint && performance.timeOrigin + paint.startTime
  })
  return createTrial(page, Number(await painted.jsonValue()))
}

/** Counts in the page what opens and each choice of a currency, across documents. */
function noteEffects() {
  /** @param {string} effect */
  const note = (effect) =>
    sessionStorage.setItem(effect, String(Number(sessionStorage.getItem(effect)) + 1))
  addEventListener(
    'toggle',
    (event) => {
      const isOpened = /** @type {ToggleEvent} */ (event).newState === 'open'
      if (isOpened && event.target instanceof Element) note(`opened ${event.target.id}`)
    },
    true,
  )
  addEventListener('ceiba:currency', () => note('currency'))
}

/**
 * @param {Page} page
 * @param {number} paintedAt
 */
function createTrial(page, paintedAt) {
  const trial = {
    page,
    paintedAt,
    /** When the visitor touched for the first time, and what was asked for last. */
    firstTouch: 0,
    lastTouch: 0,
    effectAt: 0,

    /**
     * Touches the middle of an element as soon as it is there, without waiting for anything else. @param {string}
     * selector
     */
    async touch(selector) {
      const middle = await page.waitForFunction((wanted) => {
        const element = document.querySelector(wanted)
        if (!element?.checkVisibility({ visibilityProperty: true })) return null
        const inView = (/** @type {DOMRect} */ { top, bottom }) => top >= 0 && bottom <= innerHeight
        if (!inView(element.getBoundingClientRect())) {
          element.scrollIntoView({ block: 'center', behavior: 'instant' })
        }
        const { left, top, width, height } = element.getBoundingClientRect()
        return { x: left + width / 2, y: top + height / 2 }
      }, selector)
      const { x, y } = /** @type {{ x: number, y: number }} */ (await middle.jsonValue())
      trial.lastTouch = Date.now()
      trial.firstTouch ||= trial.lastTouch
      await page.touchscreen.tap(x, y)
    },

    /**
     * Waits for what the touch asked for, and notes when it came.
     * @template T
     * @param {(argument: T) => unknown} momentOf runs in the page
     * @param {T} argument
     */
    async expectEffect(momentOf, argument) {
      const moment = await page.waitForFunction(/** @type {any} */ (momentOf), argument)
      trial.effectAt = Number(await moment.jsonValue())
    },

    /** How often an effect was noted, once a second one would have come. @param {string} effect */
    async countOf(effect) {
      return Number(await page.evaluate((key) => sessionStorage.getItem(key), effect))
    },

    async settle() {
      await pause(secondEffectMs)
    },
  }
  return trial
}

/** @typedef {ReturnType<typeof createTrial>} Trial */
