import type { Page } from '@playwright/test'
import { locales } from '~content/locale'
import { expectAccessible } from './support/axe'
import { callBooking } from './support/booking-call'
import { daysAfter, guatemalaDay } from './support/days'
import { header } from './support/header'
import { mapRegion, pinOf } from './support/map-pin'
import { callList, listPath } from './support/rentals'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { isPhone } from './support/widths'
import { containing, inLanguage, wordsOf } from './support/words'

const section = 'vacationRentals'
const checkIn = daysAfter(guatemalaDay(), 40)
const dates = { checkIn, checkOut: daysAfter(checkIn, 4), adult: '2' }

for (const locale of locales) {
  const t = wordsOf(locale, 'listings')
  /** Opens the map of the area in which a place is drawn alone. */
  async function openAround(page: Page, slug: string, query: Record<string, string> = {}) {
    const of = listPath(section, locale)
    const answer = await page.request.get(`/map/pins?${new URLSearchParams({ of, ...query })}`)
    const pins = (await answer.json()) as Record<'slugs' | 'latitudes' | 'longitudes', unknown[]>
    const at = pins.slugs.indexOf(slug)
    const sides = [pins.latitudes[at], pins.longitudes[at]].map(Number)
    const bounds = [-8, 8].flatMap((by) => sides.map((side) => (side + by) / 10_000)).join()
    await visit(page, listPath(section, locale, {}, { ...query, bounds, view: 'map' }))
    await expect(mapRegion(page, locale).getByRole('button', { name: /\d/ }).first()).toBeVisible()
  }

  test(`the open map is accessible, in the list and with a card, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const { products } = await callList(request, section, locale)
    const [first] = products
    if (!first) throw new Error('there are vacation rentals')
    await visit(page, listPath(section, locale, {}, { view: 'map' }))
    await expect(mapRegion(page, locale).getByRole('button', { name: /\d/ }).first()).toBeVisible()
    await expectAccessible(page)
    await openAround(page, first.slug)
    await pinOf(page, locale, first.name).press('Enter')
    await expect(mapRegion(page, locale).getByRole('article').first()).toBeVisible()
    await expectAccessible(page)
  })

  test(`dates and currency change the pins @desktop, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const { products } = await callList(request, section, locale, dates)
    const [first] = products
    if (!first) throw new Error('a house is free')
    const { slug, name } = first
    await openAround(page, slug)
    const undated = await pinOf(page, locale, name).innerText()

    await openAround(page, slug, dates)
    const stay = { startDate: dates.checkIn, endDate: dates.checkOut, totalPax: 2 }
    const dollars = await callBooking(request, { slug, ...stay })
    const quetzales = await callBooking(request, { slug, ...stay, currency: 'GTQ' })
    await expect(pinOf(page, locale, name)).toContainText(dollars?.totalFormated ?? '-')
    expect(dollars?.totalFormated).not.toBe(undated)
    await page.getByRole('link', { name: t('showList'), exact: true }).click()
    await header(page, locale).switchCurrency('GTQ')
    await page.getByRole('link', { name: t('showMap'), exact: true }).click()
    const price = pinOf(page, locale, name).getByText(quetzales?.totalFormated ?? '-', {
      exact: true,
    })
    await expect(price).toBeVisible()
    await expect(pinOf(page, locale, name).getByText(dollars?.totalFormated ?? '-')).toBeHidden()
  })

  test(`the focus returns to the pin whose card is closed @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    // The phone has its cards in a strip.
    if (isPhone(page)) return
    const [first] = (await callList(request, section, locale)).products
    await openAround(page, first?.slug ?? '')
    const pin = pinOf(page, locale, first?.name ?? '')
    await pin.press('Enter')
    const card = mapRegion(page, locale)
      .getByRole('article')
      .filter({ hasText: first?.name ?? '-' })
    await expect(card.getByRole('link')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
    await expect(pin).toBeFocused()
    // The next Escape closes the map.
    await page.keyboard.press('Escape')
    await expect(mapRegion(page, locale)).toHaveCount(0)
  })

  test(`nothing covers the card of a pin at the edge of the map @phone, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    if (isPhone(page)) return
    await visit(page, listPath(section, locale, { state: 'solola' }, { view: 'map' }))
    const marks = mapRegion(page, locale).getByRole('button', { name: /[$Q]/ })
    await expect(marks.first()).toBeVisible()
    const sides = await Promise.all(
      (await marks.all()).map(async (mark) => (await mark.boundingBox())?.x ?? 0),
    )
    await marks.nth(sides.indexOf(Math.max(...sides))).press('Enter')
    const card = mapRegion(page, locale).getByRole('article')
    const heart = wordsOf(locale, 'hearts')('keepNamed', { name: '' }).trim().split(' ')[0] ?? ''
    // Playwright waits until the map has moved, and fails where something else takes the click.
    await card.getByRole('button', { name: containing(heart) }).click({ trial: true })
    await expect(mapRegion(page, locale).locator('.leaflet-control-zoom-in')).toBeInViewport()
  })

  test(`a card of the list lights its pin and a pin its card, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    // The phone shows one of them at a time.
    if (isPhone(page)) return
    const [first] = (await callList(request, section, locale)).products
    await openAround(page, first?.slug ?? '')
    const pin = pinOf(page, locale, first?.name ?? '')
    const card = page.locator(`[data-listing="${first?.slug}"]`).first()
    await card.hover()
    await expect(pin).toHaveAttribute('data-lit', '')
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(pin).not.toHaveAttribute('data-lit', '')
    await pin.hover()
    await expect(card).toHaveAttribute('data-lit', '')
  })
}
