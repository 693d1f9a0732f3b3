import type { Page } from '@playwright/test'
import { alternates } from '~/routing/alternates'
import { href } from '~/routing/href'
import { translationsOf } from '~/routing/translations'
import { locales } from '~content/locale'
import { header } from './support/header'
import { findRental, listPath } from './support/rentals'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { inLanguage } from './support/words'

const place = { state: 'sacatepequez', location: 'antigua-guatemala' }
const query = { adult: '3', minPrice: '50', sort: '2', utm_source: 'letter' }

for (const locale of locales) {
  const other = locale === 'en' ? 'es' : 'en'

  test(`switching the language keeps the list and all of its query, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    await visit(page, listPath('vacationRentals', locale, place, query))
    await expectAlternates(page, 'vacationRentalsTown', place)
    await header(page, locale).switchLanguage(other)
    await expect(page).toHaveURL(listPath('vacationRentals', other, place, query))
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await expectAlternates(page, 'vacationRentalsTown', place)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe(other)
  })

  test(`switching the language keeps the place and its stay, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const rental = await findRental(request, 'uniqueStays', locale)
    const params = { state: rental.city._id, location: rental.location.slug, slug: rental.slug }
    const search = 'checkIn=2030-02-01&checkOut=2030-02-05&paymentMethod=credit-card&currency=USD'
    await visit(page, href('uniqueStaysDetail', locale, params, search))
    await expectAlternates(page, 'uniqueStaysDetail', params)
    await header(page, locale).switchLanguage(other)
    await expect(page).toHaveURL(href('uniqueStaysDetail', other, params, search))
    await expect(page.locator('select[name="paymentMethod"]')).toHaveValue('credit-card')
    await expectAlternates(page, 'uniqueStaysDetail', params)
  })
}

/** Both languages name each other, English stands for all the rest. */
async function expectAlternates(
  page: Page,
  name: Parameters<typeof alternates>[0],
  params: Record<string, string>,
): Promise<void> {
  for (const { hrefLang, path } of alternates(name, translationsOf(params))) {
    const link = page.locator(`link[rel="alternate"][hreflang="${hrefLang}"]`)
    const address = await link.getAttribute('href')
    expect(new URL(address ?? '').pathname).toBe(path)
  }
}
