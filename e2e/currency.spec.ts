import type { Page } from '@playwright/test'
import { href } from '~/routing/href'
import { locales } from '~content/locale'
import { daysAfter, guatemalaDay } from './support/days'
import { header } from './support/header'
import { listing } from './support/listing'
import { findRental, listPath } from './support/rentals'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { whenStill } from './support/when-still'
import { inLanguage } from './support/words'

for (const locale of locales) {
  test(`the currency changes every price without asking the server @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const rental = await findRental(request, 'longTermRentals', locale)
    const paths = [href('home', locale), listPath('vacationRentals', locale), rental.path]
    for (const path of paths) {
      await visit(page, path)
      await header(page, locale).switchCurrency('USD')
      const dollars = await visiblePrices(page)
      expect(dollars.length).toBeGreaterThan(2)
      expect(dollars.filter((price) => !price.startsWith('$'))).toEqual([])

      const requested: string[] = []
      const note = (one: { url: () => string }) => void requested.push(one.url())
      await whenStill(page)
      page.on('request', note)
      await header(page, locale).switchCurrency('GTQ')
      const quetzales = await visiblePrices(page)
      page.off('request', note)
      expect(requested).toEqual([])
      expect(quetzales).toHaveLength(dollars.length)
      expect(quetzales.filter((price) => !price.startsWith('Q'))).toEqual([])
    }
  })

  test(`the chosen currency stands before the first price is read @phone, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    await visit(page, listPath('vacationRentals', locale))
    await header(page, locale).switchCurrency('GTQ')
    await page.addInitScript(noteCurrencyAtFirstPrice)
    await page.reload()
    const seen = await page.evaluate(() => document.documentElement.dataset.currencyAtFirstPrice)
    expect(seen).toBe('GTQ')
    await expect(page.locator('html')).toHaveAttribute('data-header', /./)
    const prices = await visiblePrices(page)
    expect(prices.length).toBeGreaterThan(2)
    expect(prices.filter((price) => !price.startsWith('Q'))).toEqual([])
  })

  test(`a price filter follows the currency, eight quetzales to the dollar @desktop, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    const list = listing(page, locale)
    await visit(page, listPath('vacationRentals', locale, {}, { minPrice: '100', maxPrice: '250' }))
    await expect(list.chip('$100 – $250')).toBeVisible()
    const count = await page.getByRole('heading', { level: 1 }).textContent()
    await header(page, locale).switchCurrency('GTQ')
    await expect(list.chip('Q800 – Q2,000')).toBeVisible()
    await expect(page).toHaveURL(/minPrice=800&maxPrice=2000&currency=GTQ/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(count ?? '')

    await header(page, locale).switchCurrency('USD')
    await expect(list.chip('$100 – $250')).toBeVisible()
    await expect(page).toHaveURL(/minPrice=100&maxPrice=250$/)
  })

  test(`totals in quetzales keep clear of the link that reports a place @desktop, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    const checkIn = daysAfter(guatemalaDay(), 30)
    const stay = { checkIn, checkOut: daysAfter(checkIn, 4), currency: 'GTQ', sort: '3' }
    await visit(page, listPath('vacationRentals', locale, {}, stay))
    await expect(listing(page, locale).cards.first()).toBeVisible()
    expect(await coveredTotals(page)).toEqual([])
  })
}

/** The totals of cards that reach under the link in the corner. */
async function coveredTotals(page: Page): Promise<string[]> {
  return page.locator('main li:has(> article)').evaluateAll((all) =>
    all.flatMap((one) => {
      const words = document.createRange()
      const prices = [...one.querySelectorAll('article p:has([data-money]) > *')]
      const corner = one.querySelector(':scope > a')
      const link = corner?.getBoundingClientRect()
      const isCovered = prices.some((price) => {
        words.selectNodeContents(price)
        return [...words.getClientRects()].some(
          ({ right, bottom }) => link && right > link.left + 12 && bottom > link.top + 12,
        )
      })
      return isCovered ? [one.textContent] : []
    }),
  )
}

/** Every price on the page that a visitor can see. */
async function visiblePrices(page: Page): Promise<string[]> {
  return page
    .locator('main [data-money]')
    .evaluateAll((all) =>
      all.filter((one) => getComputedStyle(one).display !== 'none').map((one) => one.textContent),
    )
}

/** Runs in the page before anything of it: which currency held when the first price arrived. */
function noteCurrencyAtFirstPrice(): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector('[data-money]')) return
    const { dataset } = document.documentElement
    dataset.currencyAtFirstPrice = dataset.currency ?? 'none'
    watch.disconnect()
  })
  watch.observe(document, { childList: true, subtree: true })
}
