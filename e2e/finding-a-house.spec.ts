import type { Locator, Page } from '@playwright/test'
import { locales } from '~content/locale'
import { href } from '~/routing/href'
import { expectAccessible } from './support/axe'
import { calledDay, writtenMonth } from './support/days'
import { hire } from './support/hire'
import { inquiryForm, newGuest } from './support/inquiry-form'
import { whenInquiryDelivered } from './support/delivered'
import {
  amenityChoice,
  askForAmenity,
  askForBoth,
  asked,
  compareForWeekend,
  expectAddress,
  expectComparison,
  findPlan,
  heartOf,
  lake,
  month,
  readPins,
  searchTheLake,
  section,
  wanted,
} from './support/lake-search'
import { listing } from './support/listing'
import { mapRegion, pinOf } from './support/map-pin'
import { callList, listPath } from './support/rentals'
import { staffArea } from './support/staff-area'
import { expect, test } from './support/test'
import { whenAlive } from './support/visit'
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

// From "somewhere at the lake, a weekend, for six" to one inquiry for two houses.

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(newVisitor()))

for (const locale of locales) {
  const t = wordsOf(locale, 'listings')
  const several = wordsOf(locale, 'severalPlaces')

  test(`two houses at the lake are found by the list and asked for, ${inLanguage[locale]} @every-pair`, async ({
    page,
    request,
    browser,
  }) => {
    const plan = await findPlan(request, locale)
    const list = listing(page, locale)
    await searchTheLake(page, locale)
    const totalFor = async (query: Record<string, string>) =>
      (await callList(request, section, locale, { ...lake, ...query })).total
    const everything = await totalFor(asked)
    await list.expectCount(everything)

    await askForAmenity(page, locale, 'pool')
    await list.expectCount(await totalFor({ ...asked, amenities: 'pool' }))
    await page.goBack()
    await expectAddress(page, listPath(section, locale, lake), asked)
    await list.expectCount(everything)
    await whenAlive(page)
    await askForAmenity(page, locale, 'garden')
    await list.expectCount(await totalFor(wanted))

    for (const house of plan.houses) {
      const heart = heartOf(list.results, locale, house)
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
    }
    await compareForWeekend(page, locale, plan)

    // Somebody else opens the link, on a device that knows nothing.
    const other = await browser.newContext()
    const shared = await other.newPage()
    await shared.goto(page.url())
    await expectComparison(shared, locale, plan)
    await expect(shared.getByRole('columnheader')).toHaveCount(2)
    await other.close()

    const reference = await askForBoth(page, locale, plan, async () => {
      await page.goBack()
      await expectComparison(page, locale, plan)
      await page.goForward()
      await whenAlive(page)
    })

    // The team sees one stay that knows both houses.
    const team = await browser.newContext({ extraHTTPHeaders: newVisitor() })
    const desk = await team.newPage()
    await staffArea(desk, locale).enter(await hire('ceiba-operations'))
    await desk.goto(href('staffStay', locale, { id: reference }))
    for (const { name } of plan.houses) await expect(desk.getByText(name).first()).toBeVisible()
    await expect(
      desk.getByRole('heading', { name: wordsOf(locale, 'stays')('otherPlaces', { count: 1 }) }),
    ).toBeVisible()
    await expectAccessible(desk)
    await team.close()
  })

  test(`two houses at the lake are found by the map and asked for, ${inLanguage[locale]} @every-pair`, async ({
    page,
    request,
  }) => {
    const pins = await readPins(request, locale)
    const isAlone = ({ slug }: { slug: string }) => {
      const own = pins.find((pin) => pin.slug === slug)
      const near = pins.filter(
        (pin) =>
          own &&
          Math.abs(pin.latitude - own.latitude) < 0.0006 &&
          Math.abs(pin.longitude - own.longitude) < 0.0006,
      )
      return near.length === 1
    }
    const plan = await findPlan(request, locale, isAlone)
    await searchTheLake(page, locale)
    await askForAmenity(page, locale, 'garden')
    const region = mapRegion(page, locale)
    await page.getByRole('link', { name: t('showMap'), exact: true }).click()
    await expect(region.getByRole('button', { name: /\d/ }).first()).toBeVisible()
    await expectAccessible(page)

    for (const house of plan.houses) {
      const at = pins.find(({ slug }) => slug === house.slug)
      const [latitude, longitude] = [at?.latitude ?? 0, at?.longitude ?? 0]
      const sides = [latitude - 0.0008, longitude - 0.0008, latitude + 0.0008, longitude + 0.0008]
      const bounds = sides.map((side) => side.toFixed(4)).join()
      await page.goto(listPath(section, locale, {}, { ...wanted, bounds, view: 'map' }))
      await whenAlive(page)
      await pinOf(page, locale, house.name).press('Enter')
      const card = region.getByRole('article').filter({ hasText: house.name })
      await heartOf(card, locale, house).click()
      await expect(heartOf(card, locale, house)).toHaveAttribute('aria-pressed', 'true')
    }
    await page.goBack()
    await page.goBack()
    await expectAddress(page, listPath(section, locale, lake), { ...wanted, view: 'map' })
    await expect(region.getByRole('button', { name: /\d/ }).first()).toBeVisible()
    await page.getByRole('link', { name: t('showList'), exact: true }).click()
    await expectAddress(page, listPath(section, locale, lake), wanted)
    await compareForWeekend(page, locale, plan)
    await askForBoth(page, locale, plan)
  })

  test(`the lake, a weekend and two houses take the keyboard alone, ${inLanguage[locale]}`, async ({
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
    await tabTo(page, form.getByRole('spinbutton', { name: t('adults') }))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(wanted.adult)
    await press(form.getByRole('button', { name: favorites('showTotals') }))
    await expectComparison(page, locale, plan)
    await press(page.getByRole('link', { name: several('askForAll', { count: 2 }) }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(several('title'))
  })

  test.describe('without script', () => {
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

      // Hearts need a script; a list that somebody shares does not.
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
