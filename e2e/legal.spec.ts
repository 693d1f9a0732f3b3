import { locales } from '~content/locale'
import { href } from '~/routing/href'
import { expectAccessible } from './support/axe'
import { findRental } from './support/rentals'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { isPhone } from './support/widths'
import { inLanguage, wordsOf } from './support/words'

const privacy = { en: 'privacy-policies', es: 'politicas-de-privacidad' }

for (const locale of locales) {
  const t = wordsOf(locale, 'legal')

  test(`legal texts are listed, folded and linked to their translations @desktop, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    await visit(page, href('terms', locale))
    const list = page.getByRole('navigation', { name: t('allTexts') })
    await expect(list.getByRole('link')).toHaveCount(7)
    await expect(list.locator('[aria-current=page]')).toHaveCount(1)
    await expect(page.getByText(/\b01-(Jan|ene)-2025$/)).toBeVisible()

    // A role would find what is shown alone.
    const last = page.locator('article h2').last()
    const more = page.getByRole('button', { name: t('readMore') })
    if (isPhone(page)) {
      await expect(last).toBeHidden()
      await more.click()
      await expect(page.getByRole('button', { name: t('readLess') })).toBeVisible()
    } else {
      await expect(more).toBeHidden()
    }
    await expect(last).toBeVisible()
    await expectAccessible(page)

    await list.getByRole('link').last().click()
    await expect(page).toHaveURL(/\/(accommodation|alojamiento)\/(unique-stays|estadias-unicas)$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test(`the cookie banner comes after a minute and once, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    await page.clock.install()
    await visit(page, href('home', locale))
    const banner = page.getByRole('region', { name: t('cookies.title') })
    // The time that the page takes to load counts, too.
    await page.clock.runFor(20_000)
    await expect(banner).toBeHidden()
    await page.clock.runFor(42_000)
    await expect(banner.getByRole('link', { name: t('cookies.privacy') })).toHaveAttribute(
      'href',
      href('termsText', locale, { slug: privacy[locale] }),
    )
    await banner.getByRole('button', { name: t('cookies.accept') }).click()
    await expect(banner).toBeHidden()
    await page.reload()
    await page.clock.runFor(120_000)
    await expect(banner).toBeHidden()
  })

  test(`the cookie banner can be accepted over the price of a place @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    await page.clock.install()
    const rental = await findRental(request, 'vacationRentals', locale)
    await visit(page, rental.path)
    await page.clock.runFor(62_000)
    const banner = page.getByRole('region', { name: t('cookies.title') })
    await banner.getByRole('button', { name: t('cookies.accept') }).click()
    await expect(banner).toBeHidden()
  })

  test(`the cookie banner covers no form of a private page @desktop, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    await page.clock.install()
    await visit(page, href('verify', locale))
    await page.clock.runFor(120_000)
    await expect(page.getByRole('region', { name: t('cookies.title') })).toHaveCount(0)
  })
}
