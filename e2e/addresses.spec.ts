import { href } from '~/routing/href'
import { locales } from '~content/locale'
import { findRental, listPath } from './support/rentals'
import { expect, test } from './support/test'
import { inLanguage, wordsOf } from './support/words'

const place = { state: 'sacatepequez', location: 'antigua-guatemala' }

for (const locale of locales) {
  test(`an unknown place is a page not found with the way home, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    const t = wordsOf(locale, 'errors')
    const unknown = [
      href('vacationRentalsDetail', locale, { ...place, slug: 'no-such-house' }),
      listPath('hotels', locale, { state: 'atlantis' }),
      `${listPath('hotels', locale)}/nothing/here`,
      href('blogPost', locale, { slug: 'no-such-post' }),
      href('termsText', locale, { slug: 'no-such-text' }),
    ]
    for (const path of unknown) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(404)
      await expect(
        page.getByRole('heading', {
          level: 1,
          name: {
            en: 'Sorry, the page you visited does not exist',
            es: 'Lo sentimos, la página que visitó no existe',
          }[locale],
        }),
      ).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
    }
    await page.getByRole('link', { name: t('goHome') }).click()
    await expect(page).toHaveURL(href('home', locale))
  })

  test(`a place found under another section or region leads to its own, ${inLanguage[locale]}`, async ({
    request,
  }) => {
    const rental = await findRental(request, 'vacationRentals', locale)
    const { slug } = rental
    const wrong = [
      href('uniqueStaysDetail', locale, {
        state: rental.city._id,
        location: rental.location.slug,
        slug,
      }),
      href('vacationRentalsDetail', locale, { state: 'peten', location: 'flores', slug }),
    ]
    for (const path of wrong.filter((path) => path !== rental.path)) {
      const response = await request.get(`${path}?landing=true`, { maxRedirects: 0 })
      expect(response.status()).toBe(301)
      expect(pathOf(response.headers().location)).toBe(`${rental.path}?landing=true`)
    }
  })
}

const misspelt: [from: string, to: string][] = [
  ['/es/vacation-rentals', '/es/casas-vacacionales'],
  ['/casas-vacacionales', '/es/casas-vacacionales'],
  ['/es/houses-for-sale/guatemala/sacatepequez', '/es/casas-en-venta/guatemala/sacatepequez'],
  ['/renta-un-hotel?adult=4&sort=2', '/es/renta-un-hotel?adult=4&sort=2'],
  ['/VACATION-RENTALS?adult=4&sort=2', '/vacation-rentals?adult=4&sort=2'],
  ['/Es/casas-vacacionales', '/es/casas-vacacionales'],
]

for (const [from, to] of misspelt) {
  test(`${from} leads to ${to} for good`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status()).toBe(301)
    expect(pathOf(response.headers().location)).toBe(to)
  })
}

test('a slash at the end is taken away, the query stays', async ({ request }) => {
  for (const path of ['/vacation-rentals', '/es/casas-en-venta', '/es']) {
    const response = await request.get(`${path}/?sort=2`, { maxRedirects: 0 })
    expect([301, 308]).toContain(response.status())
    expect(pathOf(response.headers().location)).toBe(`${path}?sort=2`)
  }
})

/** Path and query of a Location header, which may be relative. */
function pathOf(location: string | undefined): string {
  const { pathname, search } = new URL(location ?? '', 'http://site.test')
  return pathname + search
}
