import type { Page } from '@playwright/test'
import { href } from '~/routing/href'
import { locales } from '~content/locale'
import { calculator } from './support/calculator'
import { existingPath } from './support/existing-path'
import { header } from './support/header'
import { listing } from './support/listing'
import { callList, findRental, listPath } from './support/rentals'
import { expect, test } from './support/test'
import { isPhone } from './support/widths'
import { containing, inLanguage, wordsOf } from './support/words'

/*
 * A visitor who uses a page in the moment it appears, while its scripts are still on their way: each use has its
 * effect, once. FIRST_USE_TRIES repeats each of them.
 */
const tries = Number(process.env.FIRST_USE_TRIES ?? 1)

/** Opens a page whose scripts arrive when `release` is called. */
async function openEarly(page: Page, path: string) {
  const waiting: (() => void)[] = []
  let isReleased = false
  const scripts = '**/assets/*.js'
  await page.route(scripts, async (route) => {
    if (!isReleased) await new Promise<void>((resolve) => waiting.push(resolve))
    await route.continue()
  })
  await page.goto(path)
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  return {
    /** May be called again. */
    async release(): Promise<void> {
      isReleased = true
      for (const resolve of waiting) resolve()
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
      await page.unroute(scripts)
    },
  }
}

const showSheet = (sheet: HTMLElement) => sheet.showPopover()

for (const locale of locales) {
  const t = wordsOf(locale, 'detail')

  test(`menu and currency answer without the scripts @phone, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    const requested: string[] = []
    page.on('request', (one) => one.resourceType() === 'script' && requested.push(one.url()))
    for (let count = 0; count < tries; count++) {
      await page.goto(href('home', locale))
      await header(page, locale).switchCurrency('GTQ')
      await expect(page.getByText(/^Q[\d,]+/).first()).toBeVisible()
      await header(page, locale).switchCurrency('USD')
      await expect(page.getByText(/^\$[\d,]+/).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('banner').getByRole('button').last().click()
      await expect(page.locator('#burger-menu')).toBeVisible()
      expect(requested).toEqual([])
      await page.evaluate(() => localStorage.clear())
    }
  })

  test(`a filter that is set too early filters, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const list = listing(page, locale)
    const words = wordsOf(locale, 'listings')
    const query = { bedroom: '3' }
    const { total } = await callList(request, 'vacationRentals', locale, query)
    for (let count = 0; count < tries; count++) {
      const { release } = await openEarly(page, listPath('vacationRentals', locale))
      // On phones the link that opens the sheet is the early use, on desktop the field itself.
      const bedrooms = page.getByRole('combobox', { name: words('bedrooms') })
      if (isPhone(page)) {
        await page.getByRole('link', { name: containing(words('openFilters')) }).click()
        await release()
      }
      await bedrooms.selectOption('3')
      await release()
      await list.applyFilters()
      await expect(page).toHaveURL(listPath('vacationRentals', locale, {}, query))
      await list.expectCount(total)
    }
  })

  test(`a text that is unfolded too early unfolds once @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const isLong = ({ description }: { description: string }) =>
      description.replace(/<[^>]+>/g, '').length > 900
    const rental = await findRental(request, 'vacationRentals', locale, isLong)
    for (let count = 0; count < tries; count++) {
      const { release } = await openEarly(page, rental.path)
      const more = page.getByRole('region', { name: t('description') }).getByRole('button')
      await more.click()
      await more.click()
      await release()
      await expect(more).toHaveAttribute('aria-expanded', 'true')
      await expect(more).toHaveText(t('readLess'))
    }
  })

  test(`the calculator opens its calendar after an early touch, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const rental = await findRental(request, 'vacationRentals', locale)
    const words = wordsOf(locale, 'calculator')
    for (let count = 0; count < tries; count++) {
      const { release } = await openEarly(page, rental.path)
      const { calendar, dateField } = calculator(page, locale)
      const opener = isPhone(page)
        ? page.getByRole('button', { name: words('chooseDates') })
        : dateField('checkIn')
      await opener.click()
      await release()
      await expect(calendar).toBeVisible()
    }
  })

  test(`an inquiry that is pressed too early asks for dates in the visitor's currency @desktop, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const rental = await findRental(request, 'vacationRentals', locale)
    await page.addInitScript(() => localStorage.setItem('currency', 'GTQ'))
    for (let count = 0; count < tries; count++) {
      const { release } = await openEarly(page, rental.path)
      const { calendar, inquire } = calculator(page, locale)
      await inquire.click()
      await release()
      await expect(calendar).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('currency'))).toBe('GTQ')
      await expect(page.getByText(/^Q[\d,]+/).first()).toBeVisible()
    }
  })

  test(`guests that are counted too early are all there @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const fits = ({ bedrooms }: { bedrooms: unknown[] }) => bedrooms.length > 2
    const rental = await findRental(request, 'vacationRentals', locale, fits)
    const words = wordsOf(locale, 'listings')
    for (let count = 0; count < tries; count++) {
      const { release } = await openEarly(page, rental.path)
      // On phones the button that opens the sheet waits for the scripts, so the browser opens it here.
      if (isPhone(page)) await page.locator('#calculator').evaluate(showSheet)
      const { panel } = calculator(page, locale)
      await panel
        .locator('summary')
        .filter({ hasText: words('guests') })
        .click()
      const more = (who: 'adults' | 'children') =>
        panel.getByRole('button', { name: words('moreGuests', { what: words(who) }) })
      const adults = panel.getByRole('spinbutton', { name: words('adults') })
      const before = Number(await adults.inputValue())
      await more('adults').click()
      await more('children').click()
      await more('adults').click()
      const children = panel.getByRole('spinbutton', { name: words('children') })
      await expect(adults).toHaveValue(String(before + 2))
      await expect(children).toHaveValue('1')
      await release()
      await expect(adults).toHaveValue(String(before + 2))
      await expect(children).toHaveValue('1')
    }
  })

  test(`a list that is made longer too early grows once, in its place @desktop, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    const { cards, loadMore } = listing(page, locale)
    for (let count = 0; count < tries; count++) {
      const { release } = await openEarly(page, listPath('vacationRentals', locale))
      const last = cards.last()
      const name = await last.getByRole('link').first().textContent()
      await loadMore.click()
      await release()
      await expect(page).toHaveURL(listPath('vacationRentals', locale, {}, { page: '2' }))
      await expect(cards).toHaveCount(24)
      await expect(cards.nth(11).getByRole('link').first()).toHaveText(name ?? '')
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    }
  })

  test(`what is typed too early stays and is known @desktop, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    for (let count = 0; count < tries; count++) {
      const { release } = await openEarly(page, href('listWithUs', locale))
      const name = page.getByRole('textbox').first()
      await name.fill('Ana Lucía')
      await release()
      await expect(name).toHaveValue('Ana Lucía')
      await page.keyboard.type(' Pérez')
      await expect(name).toHaveValue('Ana Lucía Pérez')
    }
  })
}

test('an address is copied without the scripts @desktop', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const requested: string[] = []
  page.on('request', (one) => one.resourceType() === 'script' && requested.push(one.url()))
  const words = wordsOf('en', 'layout')
  const path = await existingPath(request, 'blogPost', 'en')
  await page.goto(path)
  await page.getByRole('button', { name: words('copyLink') }).click()
  await expect(page.getByRole('button', { name: words('copied'), exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(path)
  await expect(page.getByRole('button', { name: words('copyLink') })).toBeVisible()
  expect(requested).toEqual([])
})

test('scrolling, reading, keys and following links load no script @desktop', async ({
  page,
  request,
}) => {
  const requested: string[] = []
  page.on('request', (one) => one.resourceType() === 'script' && requested.push(one.url()))
  for (const name of ['home', 'termsText', 'aboutUs', 'blogPost'] as const) {
    await page.goto(await existingPath(request, name, 'en'))
    await page.mouse.move(200, 300)
    await page.mouse.wheel(0, 3000)
    await expect(page.locator('html')).toHaveAttribute('data-header', 'hidden')
    await page.getByRole('contentinfo').getByRole('link').first().hover()
    for (const key of ['Shift', 'Control+c', 'PageUp', 'F2']) await page.keyboard.press(key)
  }
  expect(requested).toEqual([])
})

test('guests that are counted in the filters apply without the scripts @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const words = wordsOf('en', 'listings')
  await openEarly(page, `${listPath('vacationRentals', 'en')}#filters`)
  const sheet = page.locator('#filters')
  const more = sheet.getByRole('button', { name: words('moreGuests', { what: words('adults') }) })
  await more.click()
  await more.click()
  await sheet.getByRole('button', { name: words('apply') }).click()
  await expect(page).toHaveURL(/[?&]adult=3\b/)
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
})

test('filters that their address opened close again, and keep the focus of who types there @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { release } = await openEarly(page, `${listPath('vacationRentals', 'en')}#filters`)
  const sheet = page.locator('#filters')
  const price = sheet.locator('input[name=maxPrice]')
  await price.fill('150')
  await release()
  await expect(price).toBeFocused()
  await expect(price).toHaveValue('150')
  // The filters stay closed after a reload and on the way back.
  await expect(page).toHaveURL(listPath('vacationRentals', 'en'))
  await sheet.locator('a[href="#content"]').click()
  await expect(sheet).toBeHidden()
})
