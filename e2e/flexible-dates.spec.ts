import { locales } from '~content/locale'
import { href } from '~/routing/href'
import { expectAccessible } from './support/axe'
import { callBooking } from './support/booking-call'
import { calculator } from './support/calculator'
import { daysAfter, guatemalaDay, writtenMonth } from './support/days'
import { listing } from './support/listing'
import { callList, listPath } from './support/rentals'
import { stayCalendar } from './support/stay-calendar'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { isPhone } from './support/widths'
import { inLanguage, wordsOf } from './support/words'

const section = 'vacationRentals'

/** A month that is on offer whatever the day: twelve are. */
const month = daysAfter(guatemalaDay(), 95).slice(0, 7)

for (const locale of locales) {
  const t = wordsOf(locale, 'listings')

  test(`a week in a month lists the cheapest stays, and the page of a place has its total @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const list = listing(page, locale)
    const query = { stay: 'week', month, adult: '2', sort: '2' }
    const { calendar } = stayCalendar(page, locale)
    await visit(page, listPath(section, locale, {}, { adult: '2', sort: '2' }))
    await list.openFilters()
    await page.getByRole('button', { name: t('dates'), exact: true }).click()
    await calendar.getByRole('button', { name: t('flexible'), exact: true }).click()
    await calendar.getByRole('button', { name: t('stayLengths.week'), exact: true }).click()
    const named = writtenMonth(month, locale)
    const chosen = calendar.getByRole('button', { name: named, exact: true })
    await chosen.click()
    await expect(chosen).toHaveAttribute('aria-pressed', 'true')
    // On a wide screen the choice applies at once: its cards are looked at, not those that fade.
    const applied = list.chip(t('chipStay.week', { month: named }))
    await expect(isPhone(page) ? chosen : applied).toBeVisible()
    await expect(page.locator('[data-refreshing]')).toHaveCount(0)
    await expectAccessible(page)
    await calendar
      .getByRole('button', { name: wordsOf(locale, 'calculator')('calendar.done') })
      .click()
    await expect(calendar).toBeHidden()
    await list.applyFilters()
    await expect(page).toHaveURL(
      listPath(section, locale, {}, { stay: 'week', month, adult: '2', sort: '2' }),
    )
    const { total, products } = await callList(request, section, locale, query)
    await list.expectCount(total)
    const chip = t('chipStay.week', { month: named })
    await expect(list.chip(chip)).toBeVisible()

    const card = list.cards.first()
    await expect(card.getByRole('heading')).toHaveText(products[0]?.name ?? '-')
    const link = card.getByRole('link')
    // The first card of the list before may be the same place, without a stay.
    await expect(link).toHaveAttribute('href', /[?&]checkIn=/)
    const path = (await link.getAttribute('href')) ?? ''
    const search = new URL(path, 'https://site.test').searchParams
    const startDate = search.get('checkIn') ?? ''
    const endDate = search.get('checkOut') ?? ''
    expect(startDate).toContain(month)
    expect(endDate).toBe(daysAfter(startDate, 7))
    const slug = products[0]?.slug ?? '-'
    const price = await callBooking(request, { slug, startDate, endDate, totalPax: 2 })
    await expect(card).toContainText(price?.totalFormated ?? '-')
    const dayOfMonth = (day: string) => Number(day.slice(8))
    const days = `${dayOfMonth(startDate)}[^–]*–\\s*${dayOfMonth(endDate)}`
    await expect(card).toContainText(new RegExp(days))

    await visit(page, path)
    const own = calculator(page, locale)
    await own.open()
    await own.expectPrice(price)
  })

  test(`dates may be moved by some days, ${inLanguage[locale]}`, async ({ page, request }) => {
    const checkIn = daysAfter(guatemalaDay(), 30)
    const stay = { checkIn, checkOut: daysAfter(checkIn, 7) }
    const list = listing(page, locale)
    const { calendar } = stayCalendar(page, locale)
    await visit(page, listPath(section, locale, {}, stay))
    const exact = await callList(request, section, locale, stay)
    await list.expectCount(exact.total)
    await list.openFilters()
    await page.getByRole('button', { name: new RegExp(`^${t('dates')}: `) }).click()
    const days = t('plusMinusDays', { count: 3 })
    const choice = calendar.getByRole('button', { name: days, exact: true })
    await choice.click()
    await expect(choice).toHaveAttribute('aria-pressed', 'true')
    // Without scrolling, on phones too.
    const done = calendar.getByRole('button', {
      name: wordsOf(locale, 'calculator')('calendar.done'),
    })
    for (const button of [choice, done]) await expect(button).toBeInViewport({ ratio: 1 })
    await done.click()
    await expect(calendar).toBeHidden()
    await list.applyFilters()
    const { checkOut } = stay
    await expect(page).toHaveURL(
      listPath(section, locale, {}, { checkIn, checkOut, flexible: '3' }),
    )
    const query = { ...stay, flexible: '3' }
    const moved = await callList(request, section, locale, query)
    expect(moved.total).toBeGreaterThan(exact.total)
    await list.expectCount(moved.total)
  })

  test(`the search of the home page takes a weekend, ${inLanguage[locale]}`, async ({ page }) => {
    const { calendar } = stayCalendar(page, locale)
    await visit(page, href('home', locale))
    const form = page.getByRole('search')
    await form.getByRole('button', { name: wordsOf(locale, 'listings')('checkIn') }).click()
    await calendar.getByRole('button', { name: t('flexible'), exact: true }).click()
    await calendar.getByRole('button', { name: writtenMonth(month, locale), exact: true }).click()
    await calendar
      .getByRole('button', { name: wordsOf(locale, 'calculator')('calendar.done') })
      .click()
    await form.getByRole('button', { name: wordsOf(locale, 'home')('search') }).click()
    await expect(page).toHaveURL(new RegExp(`[?&]stay=weekend&month=${month}\\b`))
    const chip = t('chipStay.weekend', { month: writtenMonth(month, locale) })
    await expect(listing(page, locale).chip(chip)).toBeVisible()
  })
}

test.describe('without script @phone', () => {
  test.use({ javaScriptEnabled: false })

  test('a length of stay and its month are selects', async ({ page, request }) => {
    const [locale, list] = ['es', listing(page, 'es')] as const
    const t = wordsOf(locale, 'listings')
    await page.goto(listPath(section, locale))
    if (isPhone(page)) await list.openFilters()
    await page.getByRole('combobox', { name: t('stayLength') }).selectOption('weekend')
    await page.getByRole('combobox', { name: t('stayMonth') }).selectOption(month)
    await page.getByRole('button', { name: t('apply') }).click()
    const { total } = await callList(request, section, locale, { stay: 'weekend', month })
    await list.expectCount(total)
    if (isPhone(page)) await list.openFilters()
    await expect(page.getByRole('combobox', { name: t('stayLength') })).toHaveValue('weekend')
  })
})
