import { href } from '~/routing/href'
import { locales } from '~content/locale'
import { expectAccessible } from './support/axe'
import { listing } from './support/listing'
import { findRental, listPath } from './support/rentals'
import { stayCalendar } from './support/stay-calendar'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { isPhone } from './support/widths'
import { containing, inLanguage, wordsOf } from './support/words'

for (const locale of locales) {
  const layout = wordsOf(locale, 'layout')
  const listings = wordsOf(locale, 'listings')
  const detail = wordsOf(locale, 'detail')

  test(`the open menus of the header are accessible, ${inLanguage[locale]}`, async ({ page }) => {
    await visit(page, href('home', locale))
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: layout('moreMenu'), exact: true }).click()
    const menu = page.getByRole('dialog', { name: layout('moreMenu') })
    await expect(menu).toBeVisible()
    await expectAccessible(page, { hasContrast: true })
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()

    await banner.getByRole('button', { name: layout('languageAndCurrency') }).click()
    await expect(banner.getByRole('link', { name: 'Español' })).toBeVisible()
    await expectAccessible(page, { hasContrast: true })
    await page.keyboard.press('Escape')

    if (!isPhone(page)) return
    await page.getByRole('button', { name: layout('explore') }).click()
    await expect(page.getByRole('dialog', { name: layout('explore') })).toBeVisible()
    await expectAccessible(page, { hasContrast: true })
  })

  test(`the provider modal is accessible and says where it leads, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    await visit(page, listPath('hotels', locale))
    const banner = page.getByRole('region', { name: listings('addYourPlace') })
    await banner.getByRole('button', { name: listings('addYourPlaceButton') }).click()
    const modal = page.getByRole('dialog').filter({ hasText: layout('providerType') })
    await expect(modal).toBeVisible()
    await expectAccessible(page, { hasContrast: true })
    const links = await modal
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    const queries = links.map((link) => Object.fromEntries(new URL(link).searchParams))
    expect(queries.map(({ type }) => type)).toEqual(['1', '2', '3', '5', '1'])
    for (const query of queries) expect(query).toMatchObject({ language: locale, ar: 'true' })
    expect(queries.every(({ redirect }) => redirect?.startsWith('http'))).toBe(true)
  })

  test(`the open filters are accessible, ${inLanguage[locale]}`, async ({ page }) => {
    const list = listing(page, locale)
    await visit(page, listPath('vacationRentals', locale))
    if (isPhone(page)) {
      await list.openFilters()
      await expectAccessible(page, { hasContrast: true })
      await page.keyboard.press('Escape')
      await expect(page.getByRole('heading', { name: listings('filters') })).toBeHidden()
    } else {
      for (const label of ['guests', 'price'] as const) {
        await expect(await list.panel(label)).toBeVisible()
        await expectAccessible(page, { hasContrast: true })
        await page.keyboard.press('Escape')
      }
      await page.getByRole('button', { name: listings('dates'), exact: true }).click()
      const { calendar } = stayCalendar(page, locale)
      await expect(calendar.getByRole('grid').first()).toBeVisible()
      await expectAccessible(page, { hasContrast: true })

      await page.emulateMedia({ forcedColors: 'active' })
      const [chosen, other] = await Promise.all(
        [true, false].map((pressed) =>
          calendar
            .getByRole('button', { pressed })
            .first()
            .evaluate((button) => getComputedStyle(button).backgroundColor),
        ),
      )
      expect(chosen).not.toBe(other)
    }
  })

  test(`what opens on the page of a place is accessible, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const rental = await findRental(request, 'vacationRentals', locale)
    await visit(page, rental.path)
    await page.getByRole('button', { name: layout('share'), exact: true }).click()
    await expect(page.getByRole('button', { name: layout('copyLink') })).toBeVisible()
    await expectAccessible(page, { hasContrast: true })
    await page.keyboard.press('Escape')

    await page
      .getByRole('link', { name: containing(detail('openPhoto', { number: 1, alt: '' })) })
      .click()
    await expect(page.getByRole('dialog', { name: detail('gallery') })).toBeVisible()
    await expectAccessible(page, { hasContrast: true })
    await page.keyboard.press('Escape')

    await page.getByRole('tab', { name: detail('tabMap') }).click()
    const map = page.getByRole('region', { name: detail('mapTitle') })
    await expect(
      map.getByRole('button', { name: wordsOf(locale, 'listingMap')('zoomIn') }),
    ).toBeVisible()
    await expectAccessible(page, { hasContrast: true })
  })

  test(`the calendar of a place is accessible, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const isKeptHere = ({ calendar }: { calendar: number }) => calendar === 0
    const rental = await findRental(request, 'vacationRentals', locale, isKeptHere)
    await visit(page, rental.path)
    const calendar = page.getByRole('region', { name: detail('availability') })
    await calendar.scrollIntoViewIfNeeded()
    await expect(calendar.getByRole('grid').first()).toBeVisible()
    await expectAccessible(page, { hasContrast: true })
  })
}
