import { href } from '~/routing/href'
import { locales } from '~content/locale'
import { callBooking, findFreeStay } from './support/booking-call'
import { calculator } from './support/calculator'
import { daysAfter } from './support/days'
import { findRental, hasTakenNights } from './support/rentals'
import { expect, test } from './support/test'
import { inLanguage, wordsOf } from './support/words'

test.use({ javaScriptEnabled: false, timezoneId: 'Pacific/Kiritimati' })

for (const locale of locales) {
  const t = wordsOf(locale, 'calculator')
  const errors = wordsOf(locale, 'pricing')

  test(`without script a stay in the address fills the form @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const rental = await findRental(request, 'vacationRentals', locale, hasTakenNights)
    const stay = await findFreeStay(request, rental.slug, { nights: 3, daysAhead: 9 })
    const query = { checkIn: stay.startDate, checkOut: stay.endDate, adult: '2' }
    await page.goto(`${rental.path}?${new URLSearchParams(query)}`)
    const own = calculator(page, locale)
    await own.open()
    const words = wordsOf(locale, 'detail')
    await expect(own.panel.getByLabel(words('checkIn'))).toHaveValue(stay.startDate)
    await own.panel.getByRole('button', { name: t('showPrice') }).click()
    await own.expectPrice(await callBooking(request, { slug: rental.slug, ...stay, totalPax: 2 }))
  })

  test(`without script the server answers the form @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const rental = await findRental(request, 'vacationRentals', locale, hasTakenNights)
    const { slug } = rental
    const words = wordsOf(locale, 'detail')
    await page.goto(rental.path)
    const own = calculator(page, locale)
    await own.open()
    const locked = rental.lockDates.at(-1)?.startDate ?? ''
    await own.panel.getByLabel(words('checkIn')).fill(locked)
    await own.panel.getByLabel(words('checkOut')).fill(daysAfter(locked, 7))
    await own.panel.getByLabel(t('currency')).selectOption('GTQ')
    await own.panel.getByRole('button', { name: t('showPrice') }).click()
    await expect(own.panel.getByText(errors('errors.LOCKED_DATES'))).toBeVisible()

    const offers = own.freeDates
    await offers.first().click()
    const chosen = new URL(page.url()).searchParams
    const startDate = chosen.get('checkIn') ?? ''
    const endDate = chosen.get('checkOut') ?? ''
    const requested = { slug, startDate, endDate, totalPax: 1, currency: 'GTQ' }
    await own.expectPrice(await callBooking(request, requested))
    const link = own.panel.getByRole('link', { name: t('inquire'), exact: true })
    const target = new URL((await link.getAttribute('href')) ?? '', page.url())
    expect(target.pathname).toBe(href('inquireNow', locale))
    expect(Object.fromEntries(target.searchParams)).toMatchObject({
      product: slug,
      checkIn: startDate,
      checkOut: endDate,
      currency: 'GTQ',
    })
  })
}
