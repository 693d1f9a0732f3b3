import * as z from 'zod'
import type { APIRequestContext } from '@playwright/test'
import { locales } from '~content/locale'
import { showsPictures } from './support/launch-options'
import { listing } from './support/listing'
import { mapRegion, pinOf } from './support/map-pin'
import { callList, callRental, listPath } from './support/rentals'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { whenStill } from './support/when-still'
import { isPhone } from './support/widths'
import { inLanguage, wordsOf } from './support/words'

test.use({ launchOptions: showsPictures })

const section = 'vacationRentals'
const antigua = { state: 'sacatepequez', location: 'antigua-guatemala' }
const pinsSchema = z.object({
  slugs: z.array(z.string()),
  latitudes: z.array(z.number()),
  longitudes: z.array(z.number()),
  prices: z.object({ dollars: z.array(z.number()) }),
  unplaced: z.number(),
})

async function pinsOf(request: APIRequestContext, list: string) {
  const [path = '', query = ''] = list.split('?')
  const answer = await request.get(`/map/pins?of=${path}&${query}`)
  expect(answer.status()).toBe(200)
  return pinsSchema.parse(await answer.json())
}

for (const locale of locales) {
  const t = wordsOf(locale, 'listings')
  const map = wordsOf(locale, 'listingMap')

  test(`the map opens beside the list and closes again, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const list = listPath(section, locale, antigua)
    const { slugs, unplaced } = await pinsOf(request, list)
    const requested: string[] = []
    page.on('request', (one) => requested.push(one.url()))
    const ofMap = () => requested.filter((url) => /list-map|leaflet|\/map\/|\.png$/.test(url))
    await page.goto(list)
    await whenStill(page)
    expect(ofMap()).toEqual([])

    await page.getByRole('link', { name: t('showMap'), exact: true }).click()
    await expect(page).toHaveURL(`${list}?view=map`)
    const region = mapRegion(page, locale)
    await expect(region).toBeVisible()
    const status = page
      .getByRole('status')
      .filter({ hasText: map('count', { count: slugs.length }) })
    await expect(status).toBeVisible()
    const others = unplaced > 0 ? map('unplaced', { count: unplaced }) : ''
    await expect(status).toContainText(others)
    await expect(region.getByRole('button', { name: /\d/ }).first()).toBeVisible()
    await expect(region.getByRole('button', { name: map('zoomOut') })).toBeVisible()
    expect(ofMap().some((url) => url.endsWith('.png'))).toBe(true)

    await page.reload()
    await expect(status).toBeVisible()
    await page.getByRole('link', { name: t('showList'), exact: true }).click()
    await expect(page).toHaveURL(list)
    await expect(region).toHaveCount(0)
    await expect(listing(page, locale).cards.first()).toBeVisible()
  })

  test(`a pin shows the card of its place with its price, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const pins = await pinsOf(request, listPath(section, locale))
    // Whole dollars below a thousand, which are written as they are.
    const isPlain = (cents: number) => cents > 0 && cents < 100_000 && cents % 100 === 0
    const at = pins.prices.dollars.findIndex(isPlain)
    const { name, path } = await callRental(request, section, locale, pins.slugs[at] ?? '')
    const price = `$${(pins.prices.dollars[at] ?? 0) / 100}`
    const [latitude = 0, longitude = 0] = [pins.latitudes[at], pins.longitudes[at]]
    const sides = [latitude - 3, longitude - 3, latitude + 3, longitude + 3]
    const bounds = sides.map((side) => side / 10_000).join()
    await visit(page, listPath(section, locale, {}, { bounds, view: 'map' }))

    const region = mapRegion(page, locale)
    await pinOf(page, locale, name).filter({ hasText: price }).press('Enter')
    const card = region.getByRole('article').filter({ hasText: name })
    await expect(card).toContainText(price)
    await expect(card.getByRole('link', { name })).toHaveAttribute('href', path)
    await expect(card.getByRole('button')).toHaveAttribute('aria-pressed', 'false')
  })

  test(`moving the map offers the list of the area, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const list = listing(page, locale)
    const whole = listPath(section, locale)
    await visit(page, `${whole}?view=map`)
    const region = mapRegion(page, locale)
    await expect(region.getByRole('button', { name: /\d/ }).first()).toBeVisible()
    const search = region.getByRole('button', { name: map('searchArea') })
    await expect(search).toHaveCount(0)

    await page.getByRole('group', { name: map('move') }).press('+')
    await search.click()
    await expect(page).toHaveURL(/[?&]bounds=(-?[\d.]+(,|%2C)?){4}&view=map$/)
    if (isPhone(page)) return
    const bounds = new URL(page.url()).searchParams.get('bounds') ?? ''
    const { total } = await callList(request, section, locale, { bounds })
    expect(total).toBeLessThan((await callList(request, section, locale)).total)
    await expect(
      page.getByRole('status').filter({ hasText: map('count', { count: total }) }),
    ).toBeVisible()
    await page.getByRole('link', { name: t('showList'), exact: true }).click()
    await expect(page).not.toHaveURL(/view=map/)
    await list.expectCount(total)
    await list.chip(t('chipBounds')).click()
    await expect(page).toHaveURL(whole)
  })
}

test.describe('without script @phone', () => {
  test.use({ javaScriptEnabled: false })

  test('the address of the map shows the list', async ({ page }) => {
    await page.goto(listPath(section, 'en', antigua, { view: 'map' }))
    await expect(listing(page, 'en').cards.first()).toBeVisible()
    await expect(page.getByText(wordsOf('en', 'listings')('loadingMap'))).toBeHidden()
  })
})
