import { locales } from '~content/locale'
import { calculator } from './support/calculator'
import { coveredFocus } from './support/covered-focus'
import { calledDay } from './support/days'
import { findRental } from './support/rentals'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { containing, inLanguage, wordsOf } from './support/words'

for (const locale of locales) {
  const t = wordsOf(locale, 'detail')
  const layout = wordsOf(locale, 'layout')

  test(`a big house shows its bedrooms four at a time, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const hotel = await findRental(request, 'hotels', locale, (one) => one.bedrooms.length > 8)
    await visit(page, hotel.path)
    const sleeping = page.getByRole('region', { name: t('sleeping') })
    const bedrooms = sleeping.getByRole('heading', { level: 3 })
    const numbered = (from: number) => [0, 1, 2, 3].map((n) => t('bedroom', { number: from + n }))
    await expect(bedrooms).toHaveText(numbered(1))
    const second = sleeping.getByRole('button', { name: t('bedroomTabs', { from: 5, to: 8 }) })
    await second.click()
    await expect(second).toHaveAttribute('aria-pressed', 'true')
    await expect(bedrooms).toHaveText(numbered(5))
  })

  test(`the bars at the foot cover nothing that the keyboard reaches @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const rental = await findRental(request, 'vacationRentals', locale)
    await visit(page, rental.path)
    for (let steps = 0; steps < 60; steps++) {
      await page.keyboard.press('Tab')
      expect(await coveredFocus(page)).toBeNull()
    }
  })

  test(`a long description unfolds and folds, ${inLanguage[locale]}`, async ({ page, request }) => {
    const isLong = ({ description }: { description: string }) =>
      description.replace(/<[^>]+>/g, '').length > 900
    const rental = await findRental(request, 'vacationRentals', locale, isLong)
    await visit(page, rental.path)
    const region = page.getByRole('region', { name: t('description') })
    const text = region.getByRole('paragraph').first().locator('..')
    const folded = (await text.boundingBox())?.height ?? 0
    const more = region.getByRole('button')
    await expect(more).toHaveText(t('readMore'))
    await more.click()
    await expect(more).toHaveText(t('readLess'))
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    expect((await text.boundingBox())?.height ?? 0).toBeGreaterThan(folded)
    await more.click()
    await expect(more).toHaveText(t('readMore'))
    expect((await text.boundingBox())?.height).toBe(folded)
  })

  test(`a link to the place is copied and shared @phone, ${inLanguage[locale]}`, async ({
    page,
    context,
    request,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const rental = await findRental(request, 'vacationRentals', locale)
    await visit(page, rental.path)
    await page.getByRole('button', { name: layout('share'), exact: true }).click()
    for (const network of ['Facebook', 'WhatsApp', 'Twitter', 'LinkedIn']) {
      const link = page.getByRole('link', { name: layout('shareOn', { network }) })
      const address = decodeURIComponent((await link.getAttribute('href')) ?? '')
      expect(address.replaceAll('+', ' ')).toContain(rental.path)
    }
    await page.getByRole('button', { name: layout('copyLink') }).click()
    const copied = { en: 'Copied', es: 'Copiado' }[locale]
    await expect(page.getByRole('button', { name: copied, exact: true })).toBeVisible()
    const clipboard = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(clipboard).pathname).toBe(rental.path)
    await page.keyboard.press('Escape')
    await expect(
      page.getByRole('link', { name: layout('shareOn', { network: 'Facebook' }) }),
    ).toBeHidden()
  })

  test(`a stay tells its highlights, amenities and house rules @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const rental = await findRental(
      request,
      'uniqueStays',
      locale,
      ({ highlights, amenities, houseRules }) =>
        highlights.length > 0 && amenities.length > 0 && houseRules.length > 0,
    )
    await page.goto(rental.path)
    const items = (title: string) =>
      page.getByRole('region', { name: title, exact: true }).getByRole('listitem')
    await expect(items(t('highlights'))).toHaveText(rental.highlights.map((one) => one.highlight))
    await expect(items(t('houseRules'))).toHaveText(
      rental.houseRules.map((one) => one.suitability.name),
    )
    const amenities = await items(t('amenities')).allTextContents()
    expect(amenities.sort()).toEqual(rental.amenities.map((one) => one.amenity.name).sort())
    await expect(page.getByText(/^(Updated|Actualizado el) \d\d-[A-Za-z]{3}-\d{4}$/)).toBeVisible()
  })

  test(`a place without cancellation tiers says that there are no policies @desktop, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const calculatorWords = wordsOf(locale, 'calculator')
    const openPolicy = async (path: string) => {
      await visit(page, path)
      await calculator(page, locale).open()
      await page.getByRole('button', { name: calculatorWords('policies'), exact: true }).click()
      return page.getByRole('dialog', { name: calculatorWords('policies') })
    }
    const bare = await findRental(
      request,
      'vacationRentals',
      locale,
      ({ cancellationPolicy }) => cancellationPolicy.length === 0,
    )
    const none = await openPolicy(bare.path)
    await expect(none.getByText(t('noPolicies'), { exact: true })).toBeVisible()

    const tiered = await findRental(
      request,
      'vacationRentals',
      locale,
      ({ cancellationPolicy }) => cancellationPolicy.length > 1,
    )
    const policy = await openPolicy(tiered.path)
    for (const { title } of tiered.cancellationPolicy) {
      await expect(policy.getByText(title, { exact: true })).toBeVisible()
    }
    await expect(policy.getByText(t('cancellationRest'))).toBeVisible()
  })

  test(`a place without a price asks to be written to @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const rental = await findRental(
      request,
      'vacationRentals',
      locale,
      ({ basePrice }) => basePrice === null,
    )
    await page.goto(rental.path)
    const panel = page.getByRole('complementary')
    await expect(panel.getByText(t('onRequest')).filter({ visible: true })).toHaveCount(1)
    await calculator(page, locale).open()
    await expect(
      panel.getByRole('link', { name: t('askWhatsApp') }).filter({ visible: true }),
    ).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/)
  })

  test(`a house for sale goes without what belongs to a stay @desktop, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const house = await findRental(request, 'housesForSale', locale)
    await page.goto(house.path)
    await expect(page.getByRole('region', { name: t('description') })).toBeVisible()
    for (const title of [t('availability'), t('sleeping'), t('houseRules'), t('amenities')]) {
      await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toHaveCount(0)
    }
  })

  test(`the calendar tells which days are taken, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const rental = await findRental(
      request,
      'vacationRentals',
      locale,
      ({ lockDates, calendar, availableAfter }) =>
        calendar === 0 && availableAfter === null && lockDates.length > 0,
    )
    await visit(page, rental.path)
    const section = page.getByRole('region', { name: t('availability') })
    await section.scrollIntoViewIfNeeded()
    await expect(section.getByRole('grid').first()).toBeVisible()

    const firstLocked = rental.lockDates[0]?.startDate ?? ''
    const words = wordsOf(locale, 'calculator')
    const day = section.getByRole('button', { name: calledDay(firstLocked, locale) })
    for (let turns = 0; turns < 24; turns++) {
      if (await day.isVisible()) break
      await section.getByRole('button', { name: t('nextMonth') }).click()
    }
    const reasons = [words('calendar.reasons.locked'), words('calendar.reasons.leaveOnly')]
    await expect(day).toHaveAccessibleName(
      new RegExp(reasons.map((reason) => containing(reason).source).join('|')),
    )
    await expect(section.getByRole('button', { disabled: false, name: '$' }).first()).toBeVisible()
  })
}
