import { locales } from '~content/locale'
import { href } from '~/routing/href'
import { expectAccessible } from './support/axe'
import { hire } from './support/hire'
import {
  askForAmenity,
  askForBoth,
  asked,
  compareForWeekend,
  expectAddress,
  expectComparison,
  findPlan,
  heartOf,
  lake,
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
import { inLanguage, wordsOf } from './support/words'

// From "somewhere at the lake, a weekend, for six" to one inquiry for two houses.

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(newVisitor()))

for (const locale of locales) {
  const t = wordsOf(locale, 'listings')

  test(`two houses at the lake are found by the list and asked for, ${inLanguage[locale]}`, async ({
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

  test(`two houses at the lake are found by the map and asked for, ${inLanguage[locale]}`, async ({
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
}
