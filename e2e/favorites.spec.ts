import { href } from '~/routing/href'
import { locales } from '~content/locale'
import { expectAccessible } from './support/axe'
import { callBooking, findFreeStay } from './support/booking-call'
import { daysAfter, guatemalaDay, writtenMonth } from './support/days'
import { header } from './support/header'
import { listing } from './support/listing'
import { callList } from './support/rentals'
import { stayCalendar } from './support/stay-calendar'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { containing, inLanguage, wordsOf } from './support/words'

for (const locale of locales) {
  const t = wordsOf(locale, 'favorites')
  const list = wordsOf(locale, 'listings')

  test(`hearts are kept and compared for one stay, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const requested: string[] = []
    page.on('request', (one) => one.resourceType() === 'script' && requested.push(one.url()))
    await page.goto(href('vacationRentals', locale))
    const cards = listing(page, locale).cards
    const slugs: string[] = []
    for (const index of [0, 1]) {
      const card = cards.nth(index)
      const name = await card.getByRole('link').first().innerText()
      const heart = card.getByRole('button', {
        name: wordsOf(locale, 'hearts')('keepNamed', { name }),
      })
      if (index === 0) {
        // The first script does it alone.
        await heart.click()
        expect(requested).toEqual([])
      } else {
        await heart.focus()
        await page.keyboard.press('Enter')
      }
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      slugs.push((await card.getAttribute('data-listing')) ?? '')
    }
    await page.reload()
    await expect(cards.getByRole('button', { pressed: true })).toHaveCount(2)

    await page
      .getByRole('link', { name: containing(wordsOf(locale, 'hearts')('link')) })
      .first()
      .click()
    await expect(page).toHaveURL(`${href('favorites', locale)}?places=${slugs.join()}`)
    await expectAccessible(page)
    // How far it is to the landmarks near each, and no label is broken within a word.
    const labelled = (name: string) => page.getByRole('rowheader', { name, exact: true })
    await expect(labelled(t('rows.distance'))).toBeVisible()
    const distances = page.getByRole('row').filter({ has: labelled(t('rows.distance')) })
    await expect(distances.getByRole('cell').first()).toHaveText(/: \d+(\.\d)? k?m/)
    const amenities = labelled(wordsOf(locale, 'detail')('amenities'))
    const lines = await amenities.evaluate((label) => {
      const range = document.createRange()
      range.selectNodeContents(label)
      return range.getClientRects().length
    })
    expect(lines).toBe(1)

    const stay = await findFreeStay(request, slugs[0] ?? '', { nights: 5, daysAhead: 40 })
    await page.goto(
      `${href('favorites', locale)}?places=${slugs.join()}&checkIn=${stay.startDate}&checkOut=${stay.endDate}&adult=2`,
    )
    for (const slug of slugs) {
      const column = page.locator(`[data-place="${slug}"]`)
      const dollars = await callBooking(request, { slug, ...stay, totalPax: 2 })
      if (dollars) await expect(column).toContainText(dollars.totalFormated)
      else await expect(column).not.toContainText(list('card.total'))
    }
    await header(page, locale).switchCurrency('GTQ')
    const [first = ''] = slugs
    const quetzales = await callBooking(request, {
      slug: first,
      ...stay,
      totalPax: 2,
      currency: 'GTQ',
    })
    await expect(page.locator(`[data-place="${first}"]`)).toContainText(
      quetzales?.totalFormated ?? '',
    )
  })

  test(`favourites compare the cheapest weekend of a month @desktop, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const month = daysAfter(`${guatemalaDay().slice(0, 7)}-01`, 75).slice(0, 7)
    const query = { stay: 'weekend', month, adult: '2' }
    const { products } = await callList(request, 'vacationRentals', locale, query)
    const slugs = products.slice(0, 2).map(({ slug }) => slug)
    await visit(page, `${href('favorites', locale)}?places=${slugs.join()}`)
    const { calendar } = stayCalendar(page, locale)
    await page
      .getByRole('form', { name: t('stayForAll') })
      .getByRole('button', { name: containing(list('checkIn')) })
      .click()
    await calendar.getByRole('button', { name: list('flexible'), exact: true }).click()
    await calendar.getByRole('button', { name: writtenMonth(month, locale), exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`[?&]stay=weekend&month=${month}\\b`))
    await page.keyboard.press('Escape')
    for (const slug of slugs) {
      const column = page.locator(`[data-place="${slug}"]`)
      // Its link carries the days that the column names.
      const link = column.getByRole('link').first()
      await expect(link).toHaveAttribute('href', /[?&]checkIn=/)
      const { searchParams } = new URL((await link.getAttribute('href')) ?? '', page.url())
      const startDate = searchParams.get('checkIn') ?? ''
      expect(new Date(startDate).getUTCDay()).toBe(5)
      const stay = { startDate, endDate: daysAfter(startDate, 2) }
      const price = await callBooking(request, { slug, ...stay, totalPax: 2 })
      await expect(column).toContainText(price?.totalFormated ?? 'a price')
    }
    await expectAccessible(page)
  })

  test(`a shared list opens without script @phone, and names what is gone, ${inLanguage[locale]}`, async ({
    browser,
    request,
  }) => {
    const [rental] = (await callList(request, 'uniqueStays', locale)).products
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    const named = [rental?.slug, 'casa-que-no-existe'].join()
    await page.goto(`${href('favorites', locale)}?places=${named},%3Cb%3E`)
    await expect(page.getByRole('columnheader')).toContainText(rental?.name ?? '')
    await expect(page.getByText(t('gone', { count: 1 }))).toBeVisible()
    await expect(page.getByText(t('ignored', { count: 1 }))).toBeVisible()
    await page.getByRole('link', { name: `${t('remove')} casa-que-no-existe` }).click()
    await expect(page).toHaveURL(`${href('favorites', locale)}?places=${rental?.slug}`)
    await context.close()
  })

  test(`who opens a shared list keeps it, in every tab @desktop, ${inLanguage[locale]}`, async ({
    page,
    context,
    request,
  }) => {
    const products = (await callList(request, 'uniqueStays', locale)).products.slice(0, 3)
    const slugs = products.map(({ slug }) => slug)
    const other = await context.newPage()
    await other.goto(href('favorites', locale))
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(t('emptyTitle'))
    await page.goto(`${href('favorites', locale)}?places=${slugs.join()}`)
    await page.getByRole('button', { name: t('keepAll', { count: 3 }) }).click()
    await expect(page.getByText(t('allKept'))).toBeVisible()
    await other
      .getByRole('link', { name: containing(wordsOf(locale, 'hearts')('link')) })
      .first()
      .click()
    await expect(other.getByRole('columnheader')).toHaveCount(3)
    await other.getByRole('link', { name: `${t('remove')} ${products[0]?.name}` }).click()
    await expect(other.getByRole('columnheader')).toHaveCount(2)
    const name = products[0]?.name
    await expect(
      page.getByRole('button', { name: wordsOf(locale, 'hearts')('keepNamed', { name }) }),
    ).toHaveAttribute('aria-pressed', 'false')
  })
}
