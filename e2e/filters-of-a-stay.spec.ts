import { locales } from '~content/locale'
import { callBooking } from './support/booking-call'
import { listing } from './support/listing'
import { callList, listPath } from './support/rentals'
import { writtenDay } from './support/days'
import { stayCalendar } from './support/stay-calendar'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { isPhone } from './support/widths'
import { inLanguage, wordsOf } from './support/words'

const section = 'vacationRentals'

for (const locale of locales) {
  const t = wordsOf(locale, 'listings')

  test(`a stay is asked for by its dates, ${inLanguage[locale]}`, async ({ page, request }) => {
    const list = listing(page, locale)
    const [checkIn, checkOut] = [inDays(40), inDays(44)]
    await visit(page, listPath(section, locale))
    await list.openFilters()
    await page.getByRole('button', { name: t('dates'), exact: true }).click()
    await stayCalendar(page, locale).choose(checkIn, checkOut)
    const [from, to] = [writtenDay(checkIn, locale), writtenDay(checkOut, locale)]
    await expect(
      page.getByRole('button', { name: `${t('dates')}: ${t('chipDates', { from, to })}` }),
    ).toBeVisible()
    await list.applyFilters()
    await expect(page).toHaveURL(listPath(section, locale, {}, { checkIn, checkOut }))
    const { total } = await callList(request, section, locale, { checkIn, checkOut })
    await list.expectCount(total)
    const card = list.cards.first().getByRole('link')
    await expect(card).toHaveAttribute(
      'href',
      new RegExp(`checkIn=${checkIn}&checkOut=${checkOut}`),
    )
  })

  test(`cards with dates show the total of the booking call, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const list = listing(page, locale)
    const [checkIn, checkOut] = [inDays(40), inDays(47)]
    const query = { checkIn, checkOut, adult: '3', sort: '2' }
    await visit(page, listPath(section, locale, {}, query))
    const card = list.cards.first()
    const { products } = await callList(request, section, locale, query)
    await expect(card.getByRole('heading')).toHaveText(products[0]?.name ?? '-')
    for (const currency of ['USD', 'GTQ']) {
      const price = await callBooking(request, {
        slug: products[0]?.slug ?? '-',
        currency,
        totalPax: 3,
        startDate: checkIn,
        endDate: checkOut,
      })
      if (!price) throw new Error('the stay of the first card is free')
      const forNights = t('card.forNights', { count: price.nights })
      await expect(card).toContainText(new RegExp(`${escaped(price.totalFormated)}.* ${forNights}`))
    }
  })

  test(`guests stop at twenty @phone, ${inLanguage[locale]}`, async ({ page, request }) => {
    const list = listing(page, locale)
    const query = { adult: '18', children: '1' }
    await visit(page, listPath(section, locale, {}, query))
    await list.openFilters()
    const label = t('chipGuests', { count: 19 })
    if (!isPhone(page)) await page.getByRole('button', { name: label, exact: true }).click()
    const panel = page.getByRole('group', { name: t('guests'), exact: true })
    const more = panel.getByRole('button', { name: t('moreGuests', { what: t('children') }) })
    await more.click()
    await expect(panel.getByRole('status')).toHaveText(t('maxCapacity'))
    await expect(more).toBeDisabled()
    await list.applyFilters()
    await expect(page).toHaveURL(listPath(section, locale, {}, { adult: '18', children: '2' }))
    const requested = { adult: '18', children: '2' }
    const { total } = await callList(request, section, locale, requested)
    if (total > 0) await list.expectCount(total)
    else await expect(list.emptyText).toBeVisible()
  })
}

/** A day so many days from now, `YYYY-MM-DD`. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10)
}

function escaped(text: string): string {
  return text.replace(/[.$]/g, '\\$&')
}
