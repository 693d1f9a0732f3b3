import type { Locator, Page } from '@playwright/test'
import { href } from '~/routing/href'
import { locales, type Locale } from '~content/locale'
import { listing } from './support/listing'
import { callList, listPath } from './support/rentals'
import { expect, test } from './support/test'
import { visit, whenAlive } from './support/visit'
import { isPhone } from './support/widths'
import { containing, inLanguage, wordsOf } from './support/words'

const pageSize = 12
/** The first card of the third page. */
const chosenCard = 2 * pageSize

for (const locale of locales) {
  test(`a visitor browses from the home page to a place and back to the same card, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const list = listing(page, locale)
    const t = wordsOf(locale, 'detail')

    await visit(page, href('home', locale))
    await goToVacationRentals(page, locale)
    await whenAlive(page)

    await list.openFilters()
    const guests = await list.panel('guests')
    const adults = wordsOf(locale, 'listings')('adults')
    await guests
      .getByRole('button', { name: wordsOf(locale, 'listings')('moreGuests', { what: adults }) })
      .click()
    await list.applyFilters()
    await expect(page).toHaveURL(listPath('vacationRentals', locale, {}, { adult: '2' }))
    const { total } = await callList(request, 'vacationRentals', locale, { adult: '2' })
    expect(total).toBeGreaterThan(3 * pageSize)
    await list.expectCount(total)

    await scrollToPage(page, list.cards, 3)
    const card = list.cards.nth(chosenCard).getByRole('link')
    const name = (await card.textContent()) ?? ''
    await card.scrollIntoViewIfNeeded()

    const detail = await openCard(page, card)
    await expect(detail.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    expect(new URL(detail.url()).searchParams.get('adult')).toBe('2')

    await detail.getByRole('link', { name: t('backToResults') }).click()
    await expect(detail).toHaveURL(/adult=2&page=[3-9]$/)
    await expect(listing(detail, locale).cards.nth(chosenCard)).toContainText(name)
    await expect(page).toHaveURL(detail.url())
    await expect(card).toHaveText(name)
    await expect(card).toBeInViewport()
  })

  test(`a card that was opened before scripts ran is gone back to @phone, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    const list = listing(page, locale)
    await page.goto(listPath('vacationRentals', locale))
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
    const card = list.cards.nth(4).getByRole('link')
    const name = (await card.textContent()) ?? ''
    await openCard(page, card)
    await whenAlive(page)
    await page.getByRole('link', { name: wordsOf(locale, 'detail')('backToResults') }).click()
    await expect(page).toHaveURL(listPath('vacationRentals', locale))
    await expect(card).toHaveText(name)
    await expect(card).toBeInViewport()
  })

  test(`more places come while those on screen stay @phone, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    const list = listing(page, locale)
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(/\.data\?.*\bpage=2\b/, async (route) => {
      await held
      await route.continue()
    })
    await visit(page, listPath('vacationRentals', locale))
    await list.loadMore.scrollIntoViewIfNeeded()
    await expect(list.loadMore.locator('..')).toHaveAttribute('aria-busy', 'true')
    await expect(list.results).toHaveAttribute('aria-busy', 'false')
    letGo()
    await expect(list.cards.nth(pageSize)).toBeVisible()
  })
}

test('a tab that a card opens knows how the visit began @desktop', async ({ page }) => {
  const campaign = (at: Page) => at.evaluate(() => sessionStorage.getItem('ceiba:campaign'))
  const first = listPath('vacationRentals', 'en', {}, { utm_source: 'radio' })
  // Before the scripts of the list run, and after.
  for (const open of [page.goto.bind(page), visit.bind(null, page)]) {
    await open(first)
    const opened = page.context().waitForEvent('page')
    await listing(page, 'en').cards.nth(1).getByRole('link').click()
    const detail = await opened
    await detail.waitForLoadState()
    expect(await campaign(detail)).toContain('utm_source=radio')
    expect(await campaign(detail)).toBe(await campaign(page))
  }
})

test('the sections of the header leave its tools their room @phone', async ({ page }) => {
  // In Spanish, whose words are the longer ones, from the width at which the sections are shown.
  for (const width of [1120, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, href('home', 'es'))
    const header = page.getByRole('banner')
    await expect(header.getByRole('navigation').first()).toBeVisible()
    const beyond = await header.locator('> div').evaluate((row) => {
      const { right } = row.getBoundingClientRect()
      const tools = row.lastElementChild?.getBoundingClientRect().right ?? Infinity
      return tools - (right - parseFloat(getComputedStyle(row).paddingRight))
    })
    expect(beyond, `points beyond the edge at ${width}`).toBeLessThanOrEqual(0.5)
  }
})

/** On desktop by the card of the home page, on phones by the explore drawer. */
async function goToVacationRentals(page: Page, locale: Locale): Promise<void> {
  const target = listPath('vacationRentals', locale)
  const t = wordsOf(locale, 'layout')
  const name = locale === 'en' ? /^Vacation rentals/ : /^Casas vacacionales/
  if (isPhone(page)) {
    await page.getByRole('button', { name: t('explore') }).click()
    await page
      .getByRole('dialog', { name: t('explore') })
      .getByRole('link', { name })
      .click()
  } else {
    const sections = page.getByRole('region', { name: wordsOf(locale, 'home')('sectionsTitle') })
    await sections.getByRole('link', { name }).click()
  }
  await expect(page).toHaveURL(target)
}

/** Scrolls as a visitor does, until the list has come that far. */
async function scrollToPage(page: Page, cards: Locator, wanted: number): Promise<void> {
  // Again and again: a list that has just changed may go back to its top.
  await expect(async () => {
    await cards.last().scrollIntoViewIfNeeded()
    expect(await cards.count()).toBeGreaterThanOrEqual(wanted * pageSize)
  }).toPass()
  await expect(page).toHaveURL(new RegExp(`[?&]page=[${wanted}-9]\\b`))
}

/** Desktop opens a place in a new tab and leaves the list alone; phones stay in the tab. */
async function openCard(page: Page, card: Locator): Promise<Page> {
  if (isPhone(page)) {
    await card.click()
    await expect(page).toHaveURL(containing('/guatemala/'))
    return page
  } else {
    const opened = page.context().waitForEvent('page')
    await card.click()
    const detail = await opened
    await whenAlive(detail)
    return detail
  }
}
