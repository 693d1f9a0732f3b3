import * as z from 'zod'
import { href } from '~/routing/href'
import { resources } from '~/routing/resources'
import { locales } from '~content/locale'
import { expectAccessible } from './support/axe'
import { callBooking, findFreeStay } from './support/booking-call'
import { calculator } from './support/calculator'
import { daysAfter, guatemalaDay, writtenDay } from './support/days'
import { header } from './support/header'
import { findRental, hasTakenNights } from './support/rentals'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { isPhone } from './support/widths'
import { containing, inLanguage, wordsOf } from './support/words'

// A day ahead of Guatemala around the clock: the calculator's days are Guatemala's all the same.
test.use({ timezoneId: 'Pacific/Kiritimati' })

const anyObject = z.record(z.string(), z.unknown())

for (const locale of locales) {
  const t = wordsOf(locale, 'calculator')
  const errors = wordsOf(locale, 'pricing')

  test(`dates, price, currency, a shared link and the way to the inquiry, ${inLanguage[locale]}`, async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const rental = await findRental(request, 'vacationRentals', locale, hasTakenNights)
    const { slug } = rental
    const nights = 8
    const stay = await findFreeStay(request, slug, { nights, daysAhead: 3 })
    await visit(page, rental.path)
    const own = calculator(page, locale)
    await own.open()

    await own.inquire.click()
    await expect(own.calendar, 'missing dates open the calendar').toBeVisible()
    if (isPhone(page)) {
      await own.turnTo(stay.startDate)
      await own.day(stay.startDate).tap()
      await own.turnTo(stay.endDate)
      await own.day(stay.endDate).tap()
    } else {
      await page.keyboard.press('Escape')
      await expect(own.calendar).toBeHidden()
      await own.dateField('checkIn').focus()
      await page.keyboard.press('Enter')
      await own.turnTo(stay.startDate)
      await own.day(stay.startDate).focus()
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowRight')
      await expect(own.day(stay.startDate)).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowRight')
      await expect(own.day(stay.endDate)).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await expect(own.calendar).toBeHidden()
    await expect(own.dateField('checkIn')).toContainText(writtenDay(stay.startDate, locale))
    await expect(own.dateField('checkOut')).toContainText(writtenDay(stay.endDate, locale))
    const requested = { slug, ...stay, totalPax: 1 }
    await own.expectPrice(await callBooking(request, requested))
    await expectAccessible(page)

    if (isPhone(page)) await page.keyboard.press('Escape')
    await header(page, locale).switchCurrency('GTQ')
    const quetzales = await callBooking(request, { ...requested, currency: 'GTQ' })
    await page.keyboard.press('Escape')
    await own.open()
    await own.expectPrice(quetzales)
    const search = new URL(page.url()).searchParams
    expect(search.get('checkIn')).toBe(stay.startDate)
    expect(search.get('currency')).toBe('GTQ')

    const clean = await browser.newContext({ baseURL })
    const shared = await clean.newPage()
    await visit(shared, page.url())
    const same = calculator(shared, locale)
    await same.open()
    await expect(same.dateField('checkOut')).toContainText(writtenDay(stay.endDate, locale))
    await same.expectPrice(quetzales)
    await clean.close()

    const whatsApp = own.panel.getByRole('link', { name: wordsOf(locale, 'detail')('askWhatsApp') })
    const text = new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text')
    expect(text).toContain(`${rental.path}?checkIn=${stay.startDate}`)
    expect(text).toContain(quetzales?.totalFormated)

    await own.inquire.click()
    await expect(page).toHaveURL(href('inquireNow', locale))
    const kept: unknown = JSON.parse(
      (await page.evaluate(() => localStorage.getItem('requiredValues'))) ?? 'null',
    )
    expect(kept).toMatchObject({
      slug,
      info: { ...stay, totalPax: 1 },
      currencyCode: 'GTQ',
      totalPrice: quetzales?.totalFormated,
      daysBooking: nights,
      landing: false,
    })
  })

  test(`days say why they are closed, dates that clash lead to free ones, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const today = guatemalaDay()
    const rental = await findRental(
      request,
      'vacationRentals',
      locale,
      (one) =>
        hasTakenNights(one) && one.lockDates.some((lock) => lock.startDate > daysAfter(today, 3)),
    )
    const lock = rental.lockDates.find(({ startDate }) => startDate > daysAfter(today, 3))
    const taken = lock?.startDate ?? ''
    const checkIn = daysAfter(taken, -1)
    const query = new URLSearchParams({ checkIn, checkOut: daysAfter(checkIn, 9) })
    // A quarter to five in Guatemala.
    await page.clock.setFixedTime(new Date(`${today}T22:45:00Z`))
    await visit(page, `${rental.path}?${query}`)
    const own = calculator(page, locale)
    // On phones the bar says it before the calculator is opened.
    const problem = page.getByText(errors('errors.LOCKED_DATES')).filter({ visible: true })
    await expect(problem.first()).toBeVisible()
    await own.open()
    await expect(own.panel.getByText(errors('errors.LOCKED_DATES'))).toBeVisible()

    await own.dateField('checkIn').click()
    await own.turnTo(taken)
    const reason = t('calendar.reasons.locked')
    const leaving = t('calendar.reasons.leaveOnly')
    await expect(own.day(taken)).toHaveAccessibleName(
      new RegExp(`(${containing(reason).source}|${containing(leaving).source})$`),
    )
    await expect(own.day(taken)).toHaveAttribute('aria-disabled', 'true')
    await own.day(taken).focus()
    await page.keyboard.press('Enter')
    await expect(own.calendar.getByRole('status').nth(1)).toHaveText(
      new RegExp(`^(${containing(reason).source}|${containing(leaving).source})$`),
    )
    for (let turns = 0; turns < 12 && !(await own.day(today).isVisible()); turns++) {
      await page.keyboard.press('PageUp')
    }
    await expect(own.day(today)).toHaveAccessibleName(containing(t('calendar.reasons.cutOff')))
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    const offers = own.freeDates
    await expect(offers.first()).toBeVisible()
    expect(await offers.count()).toBeLessThanOrEqual(3)
    await offers.last().click()
    await expect(page).not.toHaveURL(containing(checkIn))
    const chosen = new URL(page.url()).searchParams
    const startDate = chosen.get('checkIn') ?? ''
    const endDate = chosen.get('checkOut') ?? ''
    expect(endDate).toBe(daysAfter(startDate, 9))
    await own.expectPrice(
      await callBooking(request, { slug: rental.slug, startDate, endDate, totalPax: 1 }),
    )
  })

  test(`a house is rented by the month @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const house = await findRental(
      request,
      'longTermRentals',
      locale,
      ({ minMonths, lockDates, availableAfter }) =>
        minMonths !== null && minMonths > 1 && lockDates.length === 0 && availableAfter === null,
    )
    await visit(page, house.path)
    const own = calculator(page, locale)
    await own.open()
    const months = own.panel.getByRole('combobox', { name: t('months') })
    await expect(months.getByRole('option').first()).toBeDisabled()
    await months.selectOption('12')
    await own.panel.getByRole('button', { name: containing(t('startDate')) }).click()
    const startDate = daysAfter(guatemalaDay(), 5)
    await own.turnTo(startDate)
    await own.day(startDate).click()
    const requested = { slug: house.slug, startDate, longStay: true, months: 12, totalPax: 1 }
    await own.expectPrice(await callBooking(request, requested))
    await expect(page).toHaveURL(/[?&]months=12\b.*longStay=true/)

    await page.route(`**/${resources.bookingApi.path}`, async (route) => {
      const price = anyObject.parse(await (await route.fetch()).json())
      await route.fulfill({ json: { ...price, totalFormated: '$4,321' } })
    })
    await months.selectOption('24')
    await expect(
      own.panel.getByRole('cell', { name: '$4,321' }),
      'the answer of the server stands',
    ).toBeVisible()
  })

  test(`a house for sale goes straight on to the inquiry @desktop, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const house = await findRental(request, 'housesForSale', locale)
    await visit(page, `${house.path}?landing=true`)
    const inquire = new RegExp(`^(${t('inquire')}|${t('quote')})$`)
    const link = page.getByRole('complementary').getByRole('link', { name: inquire })
    await link.filter({ visible: true }).first().click()
    await expect(page).toHaveURL(href('inquireNow', locale, {}, 'landing=true'))
    const kept = await page.evaluate(() => localStorage.getItem('requiredValues'))
    expect(JSON.parse(kept ?? 'null')).toMatchObject({
      slug: house.slug,
      productType: 3,
      info: { startDate: null, endDate: null },
      landing: true,
    })
  })
}
