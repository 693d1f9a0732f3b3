import type { Locator, Page } from '@playwright/test'
import { locales } from '~content/locale'
import { href } from '~/routing/href'
import { calledDay, writtenMonth } from './support/days'
import { inquiryForm, newGuest } from './support/inquiry-form'
import { whenInquiryDelivered } from './support/delivered'
import {
  amenityChoice,
  asked,
  expectAddress,
  expectComparison,
  findPlan,
  heartOf,
  lake,
  month,
  section,
  wanted,
} from './support/lake-search'
import { listing } from './support/listing'
import { callList, listPath } from './support/rentals'
import { expect, test } from './support/test'
import { newVisitor } from './support/visitor-address'
import { containing, inLanguage, wordsOf } from './support/words'

/** Presses Tab, on phones from the top once more, until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < 200; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the keyboard does not reach it')
}

/** Goes through the days of the open calendar with the arrow keys. */
async function walkTo(page: Page, day: Locator): Promise<void> {
  const hasFocus = () =>
    day.evaluateAll((found) => found.some((element) => element === document.activeElement))
  await expect(page.locator('[role="grid"] :focus')).toBeVisible()
  for (let steps = 0; steps < 200; steps++) {
    if (await hasFocus()) return
    await page.keyboard.press('ArrowRight')
  }
  throw new Error('the arrow keys do not reach the day')
}

// From "somewhere at the lake, a weekend, for six" to two houses, without a pointer, and without script.

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(newVisitor()))

for (const locale of locales) {
  const t = wordsOf(locale, 'listings')
  const several = wordsOf(locale, 'severalPlaces')

  test(`the lake, a weekend and two houses take the keyboard alone @desktop, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const plan = await findPlan(request, locale)
    const home = wordsOf(locale, 'home')
    const favorites = wordsOf(locale, 'favorites')
    const calendar = page.getByRole('dialog', {
      name: wordsOf(locale, 'calculator')('chooseDates'),
    })
    const press = async (target: Locator, key = 'Enter') => {
      await tabTo(page, target)
      await page.keyboard.press(key)
    }
    await page.goto(href('home', locale))
    const search = page.getByRole('search')
    await tabTo(page, search.getByRole('combobox'))
    await page.keyboard.type({ en: 'the lake', es: 'el lago' }[locale])
    await expect(
      page.getByRole('option', { name: t('department', { region: 'Sololá' }) }),
    ).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await press(search.getByRole('button', { name: t('checkIn') }))
    await press(calendar.getByRole('button', { name: t('flexible'), exact: true }))
    await press(calendar.getByRole('button', { name: writtenMonth(month, locale), exact: true }))
    await page.keyboard.press('Escape')
    await expect(calendar).toBeHidden()
    await tabTo(page, search.getByRole('spinbutton', { name: home('guests') }))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(wanted.adult)
    await page.keyboard.press('Enter')
    await expectAddress(page, listPath(section, locale, lake), asked)

    const list = listing(page, locale)
    for (const house of plan.houses) {
      const heart = heartOf(list.results, locale, house)
      await press(heart)
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
    }
    await press(
      page
        .getByRole('banner')
        .getByRole('link', { name: containing(wordsOf(locale, 'hearts')('link')) })
        .first(),
    )
    const form = page.getByRole('form', { name: favorites('stayForAll') })
    await press(form.getByRole('button', { name: t('checkIn') }))
    const { startDate, endDate } = plan.stay
    for (const day of [startDate, endDate]) {
      await walkTo(page, calendar.getByRole('button', { name: calledDay(day, locale) }))
      await page.keyboard.press('Enter')
    }
    await expect(calendar).toBeHidden()
    await expect(page).toHaveURL(containing(`checkOut=${endDate}`))
    // The totals have come, and the dates still have the focus.
    await expect(form.locator('[aria-haspopup]:focus, button:focus')).toBeVisible()
    await tabTo(page, form.getByRole('spinbutton', { name: t('adults') }))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(wanted.adult)
    await press(form.getByRole('button', { name: favorites('showTotals') }))
    await expectComparison(page, locale, plan)
    await press(page.getByRole('link', { name: several('askForAll', { count: 2 }) }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(several('title'))
  })

  test.describe('without script @phone', () => {
    test.use({ javaScriptEnabled: false })

    test(`the lake, a weekend and two houses take forms and links alone, ${inLanguage[locale]}`, async ({
      page,
      request,
    }) => {
      const plan = await findPlan(request, locale)
      const list = listing(page, locale)
      await page.goto(href('home', locale))
      const search = page.getByRole('search')
      await search.getByRole('combobox', { name: t('place') }).selectOption(`region:${lake.state}`)
      await search.getByRole('combobox', { name: t('stayLength') }).selectOption(wanted.stay)
      await search.getByRole('combobox', { name: t('stayMonth') }).selectOption(month)
      // browsing.md §9
      await expect(search.getByRole('spinbutton')).toHaveValue('1')
      await search.getByRole('spinbutton').fill(wanted.adult)
      await search.getByRole('button', { name: wordsOf(locale, 'home')('search') }).click()
      await (await amenityChoice(page, locale, 'garden')).check()
      await page.getByRole('button', { name: t('apply') }).click()
      const { total } = await callList(request, section, locale, { ...lake, ...wanted })
      await list.expectCount(total)

      // The hearts work with script only; a shared list works without.
      const places = plan.houses.map(({ slug }) => slug).join()
      await page.goto(`${href('favorites', locale)}?places=${places}`)
      const form = page.getByRole('form', { name: wordsOf(locale, 'favorites')('stayForAll') })
      await form.getByLabel(t('checkIn')).fill(plan.stay.startDate)
      await form.getByLabel(t('checkOut')).fill(plan.stay.endDate)
      await form.getByRole('spinbutton', { name: t('adults') }).fill(wanted.adult)
      await form.getByRole('button', { name: wordsOf(locale, 'favorites')('showTotals') }).click()
      for (const { slug } of plan.houses) {
        await expect(page.locator(`[data-place="${slug}"]`)).toContainText(t('card.total'))
      }
      await page.getByRole('link', { name: several('askForAll', { count: 2 }) }).click()
      const inquiry = inquiryForm(page, locale)
      const guest = newGuest()
      await inquiry.fill(guest)
      await inquiry.send.click()
      const delivered = await whenInquiryDelivered(guest.email, await inquiry.readReference())
      expect(delivered.inquiry).toMatchObject({
        rentalSlug: plan.houses[0].slug,
        placeCount: 2,
        ...plan.stay,
      })
    })
  })
}
