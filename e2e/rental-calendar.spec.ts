import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { locales, type Locale } from '~content/locale'
import { href } from '~/routing/href'
import { expectAccessible } from './support/axe'
import { callBooking, findFreeStay, type Stay } from './support/booking-call'
import { dayPicker } from './support/day-picker'
import { daysAfter, writtenDay } from './support/days'
import { hire } from './support/hire'
import { newGuest } from './support/inquiry-form'
import { expectNoOverhang } from './support/overhang'
import { callRental, findRental, isBookable } from './support/rentals'
import { staffArea } from './support/staff-area'
import { expect, test } from './support/test'
import { newVisitor } from './support/visitor-address'
import { isPhone } from './support/widths'
import { inLanguage, wordsOf } from './support/words'

// Nights that somebody else has by now.
test.use({ answeredWith: [409, 422] })

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(newVisitor()))

/** Nights that no other journey asks for. */
const daysAhead: Record<string, number> = { 'phone en': 700, 'phone es': 760, 'desktop en': 820 }
const aheadOf = (project: string, locale: Locale) => daysAhead[`${project} ${locale}`] ?? 880

/** A house with four free nights. */
async function findNights(request: APIRequestContext, locale: Locale, ahead: number) {
  const house = await findRental(request, 'vacationRentals', locale, isBookable)
  const dates = await findFreeStay(request, house.slug, { nights: 4, daysAhead: ahead })
  return { house, dates }
}

/** The calendar of one house, from the day before a stay. */
const calendarPath = (locale: Locale, slug: string, { startDate }: Stay) =>
  href(
    'staffCalendar',
    locale,
    {},
    new URLSearchParams({ q: slug, from: daysAfter(startDate, -1) }),
  )

/** A page of another member of staff, signed in. */
async function colleague(browser: Browser, locale: Locale): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: newVisitor() })
  const page = await context.newPage()
  await staffArea(page, locale).enter(await hire('ceiba-operations'))
  return page
}

for (const locale of locales) {
  const t = wordsOf(locale, 'deskCalendar')
  const offers = wordsOf(locale, 'offers')

  /**
   * The form for free nights: on phones a line of the list opens it, else the first and the last night are picked by
   * keys.
   */
  const pickNights = async (page: Page, path: string) => {
    await page.goto(path)
    const free = page
      .getByRole('link', { name: t('free_other', { count: 0 }).split(/\d/, 1)[0] ?? '' })
      .first()
    await expect(free).toBeVisible()
    if (isPhone(page)) await free.click()
    else {
      await free.focus()
      for (const key of ['ArrowRight', 'Enter', 'ArrowRight', 'ArrowRight', 'Enter']) {
        await page.keyboard.press(key)
      }
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('new.title'))
  }
  const fill = async (page: Page, kind: 'hold' | 'block', name: string, dates: Stay) => {
    await dayPicker(page, t('new.fields.startDate'), locale).pick(dates.startDate)
    await dayPicker(page, t('new.fields.endDate'), locale).pick(dates.endDate)
    await page.getByRole('radio', { name: t(`new.kinds.${kind}`) }).check()
    await page.getByLabel(t('new.fields.name'), { exact: true }).fill(name)
  }

  test(`two people take the same nights at once, and one is told who has them, ${inLanguage[locale]}`, async ({
    page,
    request,
    browser,
  }, { project }) => {
    const { house, dates } = await findNights(request, locale, aheadOf(project.name, locale))
    const path = calendarPath(locale, house.slug, dates)
    await staffArea(page, locale).enter(await hire('ceiba-operations'))
    const other = await colleague(browser, locale)
    await pickNights(page, path)
    await expect(page.getByLabel(t('new.fields.house'), { exact: true })).toHaveValue(house.slug)
    await expectAccessible(page)
    await expectNoOverhang(page)
    await other.goto(page.url())
    await fill(page, 'block', 'Reparación del techo', dates)
    await fill(other, 'hold', 'Familia Xicay', dates)

    const save = (tab: Page) => tab.getByRole('button', { name: t('new.save') }).click()
    await Promise.all([save(page), save(other)])
    const tabs = [page, other]
    const told = await Promise.all(
      tabs.map(async (tab) => {
        await tab.waitForLoadState()
        await expect(tab.getByRole('alert').or(tab.getByRole('status')).first()).toBeVisible()
        return tab.getByRole('alert').count()
      }),
    )
    expect(told.toSorted()).toEqual([0, 1])
    const late = tabs[told.indexOf(1)] ?? page
    const first = tabs[told.indexOf(0)] ?? page
    const [had, wanted] =
      late === page
        ? ['Familia Xicay', 'Reparación del techo']
        : ['Reparación del techo', 'Familia Xicay']
    await expect(late.getByRole('alert')).toHaveText(t('new.problems.taken'))
    const holders = late.getByRole('region', { name: t('new.holders') })
    await expect(holders.getByRole('link')).toHaveText([had])
    await expect(late.getByLabel(t('new.fields.name'), { exact: true })).toHaveValue(wanted)
    await expectAccessible(late)
    await expectNoOverhang(late)

    // Visitors see it, too.
    const isLocked = async () => {
      const { lockDates } = await callRental(request, 'vacationRentals', locale, house.slug)
      return lockDates.some(
        ({ startDate, endDate }) => startDate <= dates.startDate && dates.startDate <= endDate,
      )
    }
    await expect.poll(isLocked).toBe(true)
    expect(await callBooking(request, { slug: house.slug, ...dates, totalPax: 1 })).toBeNull()

    const span = first.locator('main').getByRole('link', { name: had })
    await first.goto(path)
    await expect(span).toBeVisible()
    await expectAccessible(first)
    await expectNoOverhang(first)
    // Both see how it ends; the one who clicks later is told.
    await late.goto(path)
    for (const tab of [first, late]) {
      await tab.locator('main').getByRole('link', { name: had }).click()
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(had)
    }
    await expectAccessible(first)
    await expectNoOverhang(first)
    const end = async (tab: Page) => {
      await tab.getByRole('button', { name: t('entry.end'), exact: true }).click()
      await tab.getByRole('button', { name: t('entry.endYes') }).click()
    }
    await end(first)
    await expect(first.getByRole('status').first()).toHaveText(t('done.ended'))
    await end(late)
    await expect(late.getByRole('alert').or(late.getByRole('status')).first()).toHaveText(
      new RegExp(`${t('entry.problems.outdated')}|${t('done.gone')}`),
    )
    await expect.poll(isLocked).toBe(false)
    await other.context().close()
  })

  test(`free nights become an offer for somebody who called @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
  }, { project }) => {
    const { house, dates } = await findNights(request, locale, aheadOf(project.name, locale) + 30)
    const guest = newGuest()
    await staffArea(page, locale).enter(await hire('ceiba-operations'))
    await page.goto(
      href(
        'staffNewReservation',
        locale,
        {},
        new URLSearchParams({ house: house.slug, from: dates.startDate, to: dates.endDate }),
      ),
    )
    await page.getByRole('radio', { name: t('new.kinds.offer') }).check()
    await page.getByRole('button', { name: t('new.goOn') }).click()
    await expect(page.getByText(t('new.problems.name'))).toBeVisible()
    await expectAccessible(page)
    await expectNoOverhang(page)
    await page.getByLabel(t('new.fields.name'), { exact: true }).fill('Ana Xicará')
    await page.getByLabel(t('new.fields.email'), { exact: true }).fill(guest.email)
    await page.getByRole('button', { name: t('new.goOn') }).click()

    for (const name of ['startDate', 'endDate'] as const) {
      await expect(dayPicker(page, offers(`staff.${name}`), locale).field).toHaveText(
        writtenDay(dates[name], locale),
      )
    }
    await expect(
      page.getByLabel(offers('staff.house', { number: 1 }), { exact: true }),
    ).toHaveValue(new RegExp(`^${house.name}, `))
    await page.getByRole('button', { name: offers('staff.send', { email: guest.email }) }).click()
    await expect(page.getByRole('status')).toHaveText(offers('staff.done.send'))
    const stay = page.url()

    // The hold of the offer leads back to the stay.
    await page.goto(calendarPath(locale, house.slug, dates))
    await page.locator('main').getByRole('link', { name: 'Ana Xicará' }).click()
    await expect(page).toHaveURL(stay.replace(/\?.*/, ''))
  })

  test(`the name of a month of which one day is shown stays within it @desktop, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    await staffArea(page, locale).enter(await hire('ceiba-operations'))
    await page.goto(href('staffCalendar', locale, {}, 'from=2027-01-31'))
    const names = page.locator('thead').first().locator('th[scope=colgroup] span')
    const [january, february] = await names.evaluateAll((all) =>
      all.map((name) => name.getBoundingClientRect().toJSON() as DOMRect),
    )
    expect(january?.right).toBeLessThanOrEqual(february?.left ?? 0)
  })
}
