import { href } from '~/routing/href'
import { locales } from '~content/locale'
import { header } from './support/header'
import { listing } from './support/listing'
import { callList, findRental, listPath } from './support/rentals'
import { daysAfter, guatemalaDay } from './support/days'
import { expect, test } from './support/test'
import { isPhone } from './support/widths'
import { containing, inLanguage, wordsOf } from './support/words'

test.use({ javaScriptEnabled: false })

for (const locale of locales) {
  const other = locale === 'en' ? 'es' : 'en'
  const t = wordsOf(locale, 'listings')

  test(`without script a visitor filters, pages on and reaches a place, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const list = listing(page, locale)
    await page.goto(href('home', locale))
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^(Vacation rentals|Casas vacacionales)/ })
      .click()
    await expect(page).toHaveURL(listPath('vacationRentals', locale))

    await list.openFilters()
    await (await list.panel('moreFilters')).getByRole('checkbox', { name: /^Wi-?fi,/i }).check()
    await page.getByRole('combobox', { name: t('bedrooms') }).selectOption('2')
    await page.getByRole('combobox', { name: t('sort') }).selectOption('2')
    await page.getByRole('button', { name: t('apply') }).click()
    await expect(page).toHaveURL(/[?&]bedroom=2\b.*[?&]amenities=wifi\b.*[?&]sort=2\b/)
    const query = { bedroom: '2', sort: '2', amenities: 'wifi' }
    const filtered = await callList(request, 'vacationRentals', locale, query)
    await list.expectCount(filtered.total)

    await list.chip(t('bedroomCount', { count: 2 })).click()
    await expect(page).toHaveURL(
      listPath('vacationRentals', locale, {}, { amenities: 'wifi', sort: '2' }),
    )
    await list.chip('Wi-Fi').or(list.chip('Wifi')).click()
    await expect(page).toHaveURL(listPath('vacationRentals', locale, {}, { sort: '2' }))
    const all = await callList(request, 'vacationRentals', locale, { sort: '2' })
    await list.expectCount(all.total)

    await expect(list.cards).toHaveCount(12)
    await list.loadMore.click()
    await expect(page).toHaveURL(/[?&]page=2\b/)
    await expect(list.cards).toHaveCount(24)

    const link = list.cards.last().getByRole('link')
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  })

  test(`without script dates are plain fields, ${inLanguage[locale]}`, async ({ page }) => {
    const list = listing(page, locale)
    await page.goto(href('home', locale))
    const [checkIn, checkOut] = [daysAfter(guatemalaDay(), 40), daysAfter(guatemalaDay(), 44)]
    await page.getByLabel(t('checkIn'), { exact: true }).fill(checkIn)
    await page.getByLabel(t('checkOut'), { exact: true }).fill(checkOut)
    await page.getByRole('search').getByRole('button').click()
    await expect(page).toHaveURL(new RegExp(`checkIn=${checkIn}&checkOut=${checkOut}`))
    await list.openFilters()
    await expect(page.getByLabel(t('checkIn'), { exact: true })).toHaveValue(checkIn)
  })

  test(`without script a place shows its pictures, rooms and taken dates, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const rental = await findRental(
      request,
      'vacationRentals',
      locale,
      ({ lockDates, calendar, bedrooms }) =>
        lockDates.length > 0 && calendar === 0 && bedrooms.length > 4,
    )
    const words = wordsOf(locale, 'detail')
    await page.goto(rental.path)
    const photo = page.getByRole('link', {
      name: containing(words('openPhoto', { number: 2, alt: '' })),
    })
    const picture = await request.get((await photo.getAttribute('href')) ?? '')
    expect(picture.status()).toBe(200)
    expect(picture.headers()['content-type']).toMatch(/^image\//)
    await expect(page.getByRole('link', { name: words('openInMaps') })).toBeVisible()

    const rooms = page.getByRole('region', { name: words('sleeping') })
    await expect(rooms.getByRole('listitem')).toHaveCount(rental.bedrooms.length)
    await expect(rooms.getByRole('listitem').last()).toBeVisible()
    const taken = page.getByRole('region', { name: words('availability') })
    await expect(taken.getByText(words('takenRanges'))).toBeVisible()
    await expect(taken.getByRole('listitem')).toHaveCount(rental.lockDates.length)
    await expect(page.getByRole('button', { name: words('readMore') })).toBeHidden()
  })

  test(`without script the language switches and popovers open, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    const words = wordsOf(locale, 'layout')
    await page.goto(listPath('uniqueStays', locale, {}, { sort: '3' }))
    await page
      .getByRole('banner')
      .getByRole('button', { name: words('moreMenu'), exact: true })
      .click()
    const menu = page.getByRole('dialog', { name: words('moreMenu') })
    await expect(menu).toBeVisible()
    await menu.getByRole('button', { name: words('closeMenu') }).click()
    await expect(menu).toBeHidden()
    if (isPhone(page)) {
      await page.getByRole('button', { name: words('explore') }).click()
      await page.getByRole('dialog', { name: words('explore') }).waitFor()
      await page.keyboard.press('Escape')
    }
    await header(page, locale).switchLanguage(other)
    await expect(page).toHaveURL(listPath('uniqueStays', other, {}, { sort: '3' }))
  })
}
