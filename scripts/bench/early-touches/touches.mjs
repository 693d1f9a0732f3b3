import {
  hasCards,
  hasDays,
  hasGuests,
  isFiltered,
  isHydrated,
  isOpen,
  isSheetOpen,
  shownCards,
  showsPrices,
} from './page-state.mjs'

/**
 * @typedef {import('./trial.mjs').Trial} Trial
 * @typedef {'once' | 'doubled' | 'lost'} Outcome
 *
 * @typedef {object} Kind
 * @property {string} name
 * @property {keyof import('./paths.mjs').Paths} on
 * @property {typeof tablet} [size] of the screen; a phone's by default
 * @property {string} [hash] of the address
 * @property {boolean} [later] whether a page that stands still is touched, too
 * @property {(trial: Trial) => Promise<Outcome>} use
 */

const tablet = { width: 820, height: 1180 }
const chooseDates = '[popovertarget=calculator]:not([popovertargetaction])'
const moreAdults = 'input[name=adult] + button'
const moreChildren = 'input[name=children] + button'
const applyFilters = '#filters form > [type=submit]'
const mostPrice = 'input[name=maxPrice]'

/** What an early visitor touches, and how often it had its effect. @type {Kind[]} */
export const kinds = [
  {
    name: 'menu',
    on: 'home',
    async use(trial) {
      await trial.touch('[popovertarget=burger-menu]')
      await trial.expectEffect(isOpen, '#burger-menu')
      return opened(trial, ['burger-menu'])
    },
  },
  {
    name: 'currency',
    on: 'list',
    async use(trial) {
      const { page } = trial
      await trial.touch('[popovertarget=locale-currency]')
      await trial.touch('[data-choose-currency=GTQ]')
      await trial.expectEffect(showsPrices, 'Q')
      await trial.settle()
      const times = await trial.countOf('currency')
      await page.reload({ waitUntil: 'domcontentloaded' })
      return outcome(times, await page.evaluate(showsPrices, 'Q'))
    },
  },
  {
    name: 'dates of a place',
    on: 'place',
    later: true,
    async use(trial) {
      await trial.touch(chooseDates)
      await trial.expectEffect(hasDays, '#calculator-calendar')
      return opened(trial, ['calculator', 'calculator-calendar'])
    },
  },
  {
    name: 'guests of a place',
    on: 'place',
    async use(trial) {
      await trial.touch(chooseDates)
      await trial.expectEffect(hasDays, '#calculator-calendar')
      await trial.page.keyboard.press('Escape')
      return addGuests(trial, { adult: 2, children: 0 })
    },
  },
  {
    name: 'guests, tablet',
    on: 'place',
    size: tablet,
    later: true,
    use: (trial) => addGuests(trial, { adult: 2, children: 0 }),
  },
  {
    name: 'two kinds of guests, tablet',
    on: 'place',
    size: tablet,
    use: (trial) => addGuests(trial, { adult: 2, children: 1 }),
  },
  {
    name: 'filters of a list',
    on: 'list',
    later: true,
    async use(trial) {
      await openFilters(trial)
      await trial.expectEffect(isSheetOpen, null)
      await trial.settle()
      return outcome(1, await trial.page.evaluate(isSheetOpen))
    },
  },
  { name: 'price of a list', on: 'list', use: (trial) => filterByPrice(trial, openFilters) },
  {
    name: 'price, filters open',
    on: 'list',
    hash: '#filters',
    use: (trial) => filterByPrice(trial),
  },
  {
    name: 'guests, filters open',
    on: 'list',
    hash: '#filters',
    async use(trial) {
      const { page } = trial
      await trial.touch(`#filters ${moreAdults}`)
      await trial.touch(applyFilters)
      await trial.expectEffect(isFiltered, { adult: '2' })
      await trial.settle()
      return outcome(new URL(page.url()).searchParams.getAll('adult').length, true)
    },
  },
  {
    name: 'load more',
    on: 'list',
    async use(trial) {
      const { page } = trial
      const wanted = await cardsOf(page, `${new URL(page.url()).pathname}?page=2`)
      await trial.touch('a[data-needs-scripts=ahead]')
      await trial.expectEffect(hasCards, wanted.length)
      await trial.settle()
      const cards = await page.evaluate(shownCards)
      if (new Set(cards).size < cards.length || cards.length > wanted.length) return 'doubled'
      const isThere = await page.evaluate(() => scrollY > innerHeight)
      return outcome(1, isThere && cards.join() === wanted.join())
    },
  },
  {
    name: 'typed text',
    on: 'form',
    async use(trial) {
      const { page } = trial
      const field = 'main input[name=firstName]'
      await trial.touch(field)
      await page.keyboard.type('Ana ')
      await trial.expectEffect(isHydrated, null)
      await page.keyboard.type('Lucía')
      await trial.settle()
      const value = await page.locator(field).inputValue()
      return outcome(value.split('Ana').length - 1, value === 'Ana Lucía')
    },
  },
]

/** @param {number} times @param {unknown} isRight @returns {Outcome} */
function outcome(times, isRight) {
  if (times > 1) return 'doubled'
  return times === 1 && isRight ? 'once' : 'lost'
}

/** Whether these opened once each and the last one still is. @param {Trial} trial @param {string[]} ids */
async function opened(trial, ids) {
  await trial.settle()
  const counts = await Promise.all(ids.map((id) => trial.countOf(`opened ${id}`)))
  const isStillOpen = await trial.page.evaluate(isOpen, `#${ids.at(-1)}`)
  return outcome(Math.max(...counts), Math.min(...counts) === 1 && isStillOpen)
}

/** From one adult and no child on. @param {Trial} trial @param {{ adult: number, children: number }} wanted */
async function addGuests(trial, wanted) {
  const { page } = trial
  await trial.touch('#calculator details summary')
  await trial.touch(moreAdults)
  if (wanted.children > 0) await trial.touch(moreChildren)
  await trial.expectEffect(hasGuests, wanted)
  await trial.settle()
  const adult = Number(await page.locator('#calculator input[name=adult]').inputValue())
  const isRight = await page.evaluate(hasGuests, wanted)
  return outcome(adult - 1, isRight)
}

/** @param {Trial} trial */
const openFilters = (trial) => trial.touch('a[href="#filters"]')

/** @param {Trial} trial @param {(trial: Trial) => Promise<void>} [open] */
async function filterByPrice(trial, open) {
  const { page } = trial
  await open?.(trial)
  await trial.touch(mostPrice)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('150')
  await trial.touch(applyFilters)
  await trial.expectEffect(isFiltered, { maxPrice: '150' })
  await trial.settle()
  const query = new URL(page.url()).searchParams
  const wanted = await cardsOf(page, `${new URL(page.url()).pathname}?maxPrice=150`)
  const cards = await page.evaluate(shownCards)
  return outcome(query.getAll('maxPrice').length, cards.join() === wanted.join())
}

/** The cards of a list as the site answers. @param {import('playwright-core').Page} page @param {string} path */
async function cardsOf(page, path) {
  const html = await (await fetch(new URL(path, page.url()))).text()
  return [...html.matchAll(/<article[^>]* data-listing="([^"]+)"/g)].map(([, slug]) => slug)
}
