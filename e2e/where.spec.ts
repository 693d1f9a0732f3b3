import { href } from '~/routing/href'
import { locales } from '~content/locale'
import { listing } from './support/listing'
import { callList, callRental, listPath } from './support/rentals'
import { daysAfter, guatemalaDay } from './support/days'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { containing, inLanguage, wordsOf } from './support/words'

const section = 'vacationRentals'
const panajachel = { state: 'solola', location: 'panajachel' }

test.use({ geolocation: { latitude: 14.742, longitude: -91.158 }, permissions: ['geolocation'] })

for (const locale of locales) {
  const t = wordsOf(locale, 'listings')
  const where = wordsOf(locale, 'where')

  test(`a mistyped town is found and chosen by keyboard, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const list = listing(page, locale)
    await visit(page, listPath(section, locale))
    await list.openFilters()
    const field = page.getByRole('combobox', { name: t('place') })
    await field.fill('PANAJCHEL')
    const option = page.getByRole('option', { name: /^Panajachel/ })
    await expect(option).toHaveAttribute('aria-selected', 'true')
    const { total } = await callList(request, section, locale, { location: 'panajachel' })
    await expect(option).toContainText(t('resultCount', { count: total }))
    await field.press('Enter')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(field).toHaveValue('Panajachel')
    await list.applyFilters()
    await expect(page).toHaveURL(listPath(section, locale, panajachel))
    await list.expectCount(total)

    // Escape takes back what was typed; an empty field is the whole country.
    await list.openFilters()
    await field.fill('zzzzzz')
    await expect(page.getByText(where('nothing', { text: 'zzzzzz' }))).toBeVisible()
    await field.press('Escape')
    await expect(field).toHaveValue('Panajachel')
    await field.fill('')
    await page.getByRole('option', { name: containing(t('anyPlace')) }).click()
    await list.applyFilters()
    await expect(page).toHaveURL(listPath(section, locale))
  })

  test(`a rental that is chosen by its name keeps the stay @desktop, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const { products } = await callList(request, section, locale, { results: '1' })
    const { name, path } = await callRental(request, section, locale, products[0]?.slug ?? '')
    const checkIn = daysAfter(guatemalaDay(), 40)
    const stay = { checkIn, checkOut: daysAfter(checkIn, 3), adult: '2' }
    await visit(page, listPath(section, locale, {}, stay))
    await listing(page, locale).openFilters()
    await page.getByRole('combobox', { name: t('place') }).fill(name.toLowerCase())
    await page
      .getByRole('option', { name: containing(name) })
      .first()
      .click()
    // The page of a rental adds the currency of the price.
    await expect(page).toHaveURL(containing(`${path}?${new URLSearchParams(stay)}`))
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  })

  test(`the home page suggests the towns around a visitor @phone, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (one) => asked.push(one.url()))
    await page.goto(href('home', locale))
    const field = page.getByRole('search').getByRole('combobox', { name: t('place') })
    await field.click()
    await page.getByRole('option', { name: containing(where('nearby')) }).click()
    const nearest = page.getByRole('group', { name: where('nearest') }).getByRole('option')
    await expect(nearest.first()).toHaveAccessibleName(/^Panajachel/)
    await nearest.first().click()
    await page.getByRole('search').getByRole('button').last().click()
    await expect(page).toHaveURL(/^[^?]*\/solola\/panajachel$/)
    // Where the visitor is stays on the device.
    expect(asked.filter((address) => address.includes('14.74'))).toEqual([])
  })

  test(`what is typed and sent at once is found, too @desktop, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    // The network is so slow that no suggestion arrives.
    await page.route('**/api/suggestions*', () => undefined)
    await visit(page, href('home', locale))
    const search = page.getByRole('search')
    await search.getByRole('combobox', { name: t('place') }).fill('panajchel')
    await search.getByRole('combobox', { name: t('place') }).press('Enter')
    await expect(page).toHaveURL(/^[^?]*\/solola\/panajachel$/)
  })
}
