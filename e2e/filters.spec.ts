import { locales } from '~content/locale'
import { listing } from './support/listing'
import { callList, listPath } from './support/rentals'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { isPhone } from './support/widths'
import { inLanguage, wordsOf } from './support/words'

const section = 'vacationRentals'
const antigua = { state: 'sacatepequez', location: 'antigua-guatemala' }

for (const locale of locales) {
  const t = wordsOf(locale, 'listings')

  test(`bedrooms and sort order filter as the call does, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const list = listing(page, locale)
    await visit(page, listPath(section, locale))
    await list.openFilters()
    await page.getByRole('combobox', { name: t('bedrooms') }).selectOption('3')
    await list.applyFilters()
    await expect(page).toHaveURL(listPath(section, locale, {}, { bedroom: '3' }))
    await list.expectCount((await callList(request, section, locale, { bedroom: '3' })).total)

    await list.openFilters()
    await page.getByRole('combobox', { name: t('sort') }).selectOption('3')
    await list.applyFilters()
    const query = { bedroom: '3', sort: '3' }
    await expect(page).toHaveURL(listPath(section, locale, {}, query))
    const { products } = await callList(request, section, locale, query)
    await expect(list.cards.first()).toContainText(products[0]?.name ?? '-')

    await list.chip(t('bedroomCount', { count: 3 })).click()
    await expect(page).toHaveURL(listPath(section, locale, {}, { sort: '3' }))
  })

  test(`a place filter leads to the page of that place, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const list = listing(page, locale)
    await visit(page, listPath(section, locale, {}, { bedroom: '2' }))
    await list.openFilters()
    const place = page.getByRole('combobox', { name: t('place') })
    await place.fill('antigua guatemala')
    await page.getByRole('option', { name: /^Antigua Guatemala/ }).click()
    await list.applyFilters()
    await expect(page).toHaveURL(listPath(section, locale, antigua, { bedroom: '2' }))
    const inTown = { location: antigua.location, bedroom: '2' }
    await list.expectCount((await callList(request, section, locale, inTown)).total)

    await list.openFilters()
    await place.fill('sacatepequez')
    await page.getByRole('option', { name: t('department', { region: 'Sacatepéquez' }) }).click()
    await list.applyFilters()
    await expect(page).toHaveURL(
      listPath(section, locale, { state: antigua.state }, { bedroom: '2' }),
    )
    const inRegion = { state: antigua.state, bedroom: '2' }
    await list.expectCount((await callList(request, section, locale, inRegion)).total)
    await page.getByRole('link', { name: t('clearAll') }).click()
    await expect(page).toHaveURL(listPath(section, locale))
  })

  test(`a town’s own page by towns says its name once @phone, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    await visit(page, listPath(section, locale, antigua, { sort: '0' }))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: /Antigua Guatemala/ })).toHaveCount(0)
    await expect(listing(page, locale).cards.first()).toBeVisible()
  })

  test(`houses for sale are filtered without dates and guests @phone, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    const list = listing(page, locale)
    await visit(page, listPath('housesForSale', locale))
    await list.openFilters()
    await expect(page.getByRole('combobox', { name: t('place') })).toBeVisible()
    for (const label of ['dates', 'guests'] as const) {
      await expect(page.getByText(t(label), { exact: true })).toHaveCount(0)
    }
    await expect(list.cards.first()).not.toContainText(
      t('card.guests', { count: 4 }).replace(/\d+ /, ''),
    )
  })

  test(`a choice says how many places it lists, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const list = listing(page, locale)
    await visit(page, listPath(section, locale))
    await list.openFilters()
    const pool = { en: 'Swimming pool', es: 'Piscina' }[locale]
    const choice = (await list.panel('moreFilters')).getByRole('checkbox', {
      name: new RegExp(`^${pool}, \\d+ `),
    })
    const count = Number(/, (\d+) /.exec((await choice.getAttribute('aria-label')) ?? '')?.[1])
    // By keyboard: the pointer would scroll the page, too, and the panel moves with the bar.
    await choice.press('Space')
    await list.applyFilters()
    const query = { amenities: 'pool' }
    await expect(page).toHaveURL(listPath(section, locale, {}, query))
    await list.expectCount(count)
    expect((await callList(request, section, locale, query)).total).toBe(count)
    await list.chip(pool).click()
    await expect(page).toHaveURL(listPath(section, locale))
  })

  test(`a choice that leaves nothing cannot be chosen @desktop, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    const list = listing(page, locale)
    await visit(page, listPath('uniqueStays', locale, {}, { kind: 'treehouse' }))
    await list.openFilters()
    if (!isPhone(page)) await page.getByRole('button', { name: `${t('moreFilters')} (1)` }).click()
    const none = page.getByRole('checkbox', { name: new RegExp(`, ${t('noneLeft')}$`) })
    await expect(none.first()).toBeDisabled()
    const kinds = page.getByRole('group', { name: wordsOf(locale, 'listings')('property') })
    await expect(kinds.getByRole('radio', { checked: true })).toHaveAttribute('value', 'treehouse')
  })

  test(`prices are chosen by slider and by number, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const list = listing(page, locale)
    await visit(page, listPath(section, locale))
    await list.openFilters()
    const panel = await list.panel('price')
    await panel.getByRole('slider', { name: t('priceFrom') }).press('ArrowRight')
    await expect(panel.getByRole('spinbutton', { name: t('priceFrom') })).toHaveValue('50')
    await panel.getByRole('slider', { name: t('priceTo') }).press('ArrowLeft')
    await expect(panel.getByRole('spinbutton', { name: t('priceTo') })).toHaveValue('1450')
    await list.applyFilters()
    const query = { minPrice: '50', maxPrice: '1450' }
    await expect(page).toHaveURL(listPath(section, locale, {}, query))
    await list.expectCount((await callList(request, section, locale, query)).total)
    await list.chip('$50 – $1,450').click()
    await expect(page).toHaveURL(listPath(section, locale))
    await list.openFilters()
    const cleared = await list.panel('price')
    await expect(cleared.getByRole('spinbutton', { name: t('priceFrom') })).toHaveValue('0')
    await expect(cleared.getByRole('spinbutton', { name: t('priceTo') })).toHaveValue('1500')
  })

  test(`an open filter stays open while the list grows, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    const list = listing(page, locale)
    await visit(page, listPath(section, locale))
    await list.openFilters()
    const panel = await list.panel('price')
    const from = panel.getByRole('spinbutton', { name: t('priceFrom') })
    await from.focus()
    await list.loadMore.evaluate((link) => link.scrollIntoView({ block: 'center' }))
    await expect(page).toHaveURL(listPath(section, locale, {}, { page: '2' }))
    await expect(list.cards.nth(12)).toBeAttached()
    await expect(from).toBeFocused()
  })

  test(`a search that finds nothing says so @desktop, ${inLanguage[locale]}`, async ({ page }) => {
    const list = listing(page, locale)
    await visit(page, listPath(section, locale, {}, { capacity: '20', bedroom: '1' }))
    await expect(list.emptyText).toHaveText(
      { en: 'No results, try a new search', es: 'Sin resultados, intente una nueva búsqueda' }[
        locale
      ],
    )
    await list.expectCount(0)
    await page
      .getByRole('link', { name: t('clearAll') })
      .first()
      .click()
    await expect(page).toHaveURL(listPath(section, locale))
    await expect(list.cards).not.toHaveCount(0)
  })
}
