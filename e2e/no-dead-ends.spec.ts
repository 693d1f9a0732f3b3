import { locales } from '~content/locale'
import { listing } from './support/listing'
import { callList, listPath } from './support/rentals'
import { daysAfter, guatemalaDay } from './support/days'
import { expect, test } from './support/test'
import { inLanguage, wordsOf } from './support/words'

const section = 'vacationRentals'

function stayAhead(days: number, nights: number) {
  const checkIn = daysAfter(guatemalaDay(), days)
  return { checkIn, checkOut: daysAfter(checkIn, nights) }
}

for (const locale of locales) {
  const t = wordsOf(locale, 'listings')

  test(`an empty list offers other lists, which have as many places as it says @phone, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    const list = listing(page, locale)
    const query = { ...stayAhead(60, 3), adult: '14', bedroom: '2', amenities: 'pool' }
    const empty = listPath(section, locale, {}, query)
    await page.goto(empty)
    await expect(list.emptyText).toBeVisible()
    const answers = page.getByRole('list', { name: t('nearestResults') }).getByRole('link')
    const offered = await answers.count()
    expect(offered).toBeGreaterThan(1)
    for (let at = 0; at < offered; at++) {
      await page.goto(empty)
      const total = Number.parseInt(
        /\d+(?=\D*$)/.exec(await answers.nth(at).innerText())?.[0] ?? '',
      )
      expect(total).toBeGreaterThan(0)
      await answers.nth(at).click()
      await list.expectCount(total)
      await expect(list.emptyText).toBeHidden()
    }
  })

  test(`a list says how many places its dates hide, and shows them @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const list = listing(page, locale)
    const stay = stayAhead(30, 7)
    const [dated, undated] = await Promise.all([
      callList(request, section, locale, { ...stay, adult: '2' }),
      callList(request, section, locale, { adult: '2' }),
    ])
    const count = undated.total - dated.total
    expect(count).toBeGreaterThan(0)
    await page.goto(listPath(section, locale, {}, { ...stay, adult: '2' }))
    await expect(list.results).toContainText(t('hiddenByDates', { count }))
    await page.getByRole('link', { name: t('showWithoutDates', { count }), exact: true }).click()
    await list.expectCount(undated.total)
    await expect(page).toHaveURL(listPath(section, locale, {}, { adult: '2' }))
  })
}
