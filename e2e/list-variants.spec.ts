import { locales } from '~content/locale'
import { sectionKeys } from '~content/section-key'
import { listing } from './support/listing'
import { callList, listPath } from './support/rentals'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { isPhone } from './support/widths'
import { inLanguage, wordsOf } from './support/words'

for (const locale of locales) {
  const t = wordsOf(locale, 'listings')
  const layout = wordsOf(locale, 'layout')

  test(`every section counts what the call counts @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    for (const section of sectionKeys) {
      await page.goto(listPath(section, locale))
      const { total } = await callList(request, section, locale)
      expect(total).toBeGreaterThan(0)
      await listing(page, locale).expectCount(total)
    }
  })

  test(`the order by town alone has headings of towns @desktop, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    const list = listing(page, locale)
    const towns = list.results.getByRole('heading', { level: 2 }).getByRole('link')
    const town = { state: 'sacatepequez', location: 'antigua-guatemala' }
    const isTown = new RegExp(
      `^${listPath('vacationRentals', locale, town).replaceAll(/[^/]+/g, '[^/?]+')}([?]|$)`,
    )
    const townLinks = async (query: Record<string, string>) => {
      await page.goto(listPath('vacationRentals', locale, {}, query))
      await expect(list.cards.first()).toBeVisible()
      const links = await towns.evaluateAll((all) =>
        all.map((one) => one.getAttribute('href') ?? ''),
      )
      return links.filter((link) => isTown.test(link))
    }
    for (const sort of ['1', '2', '3']) expect(await townLinks({ sort })).toEqual([])
    const kept = { sort: '0', menu: 'none', capacity: '2' }
    expect((await townLinks(kept)).length).toBeGreaterThan(0)
    await towns.first().click()
    await expect(page).toHaveURL(/capacity=2.*menu=none/)
    await expect(page.getByRole('navigation', { name: layout('breadcrumb') })).toBeVisible()
  })

  test(`the top-listing variant has a cover, a form and a chat @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const query = { topListing: 'true' }
    await visit(page, listPath('vacationRentals', locale, {}, query))
    const { total } = await callList(request, 'vacationRentals', locale, query)
    await listing(page, locale).expectCount(total)
    await expect(page.getByRole('heading', { name: t('coverForm') })).toBeVisible()
    await expect(page.getByRole('button', { name: t('coverSend') })).toBeVisible()
    await expect(page.getByRole('link', { name: t('coverBanner') })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+\?text=/,
    )
  })

  test(`advertised lists lead to places without the section menu, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    const list = listing(page, locale)
    const menu = page.getByRole('banner').getByRole('navigation', { name: layout('sections') })
    const explore = page.getByRole('button', { name: layout('explore') })
    const sections = () => (isPhone(page) ? explore : menu)
    await page.goto(listPath('uniqueStays', locale, {}, { ads: 'true' }))
    await expect(sections()).toBeVisible()
    const links = await list.cards
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !link.endsWith('?landing=true'))).toEqual([])
    await page.goto(links[0] ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(sections()).toBeHidden()
    for (const value of ['none', 'clean']) {
      await page.goto(listPath('uniqueStays', locale, {}, { menu: value }))
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(sections()).toBeHidden()
    }
  })
}
