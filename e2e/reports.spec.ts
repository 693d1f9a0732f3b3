import { locales } from '~content/locale'
import { href } from '~/routing/href'
import { expectAccessible } from './support/axe'
import { hire } from './support/hire'
import { expectNoOverhang } from './support/overhang'
import { staffArea } from './support/staff-area'
import { expect, test } from './support/test'
import { newVisitor } from './support/visitor-address'
import { inLanguage, wordsOf } from './support/words'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(newVisitor()))

for (const locale of locales) {
  const t = wordsOf(locale, 'reports')

  test(`the team reads reports as charts, tables and CSV, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    await staffArea(page, locale).enter(await hire('ceiba-operations'))
    await page.goto(href('staffReports', locale, {}, 'weeks=4'))
    const names = [
      'sections',
      'languages',
      'sources',
      'steps',
      'answers',
      'lost',
      'occupancy',
      'contracted',
      'landings',
      'posts',
      'campaigns',
      'missing',
    ] as const
    for (const name of names) {
      await expect(page.getByRole('region', { name: t(`reports.${name}.title`) })).toBeVisible()
    }
    await expectAccessible(page)
    expect(await page.locator('script[src]').count()).toBe(0)
    const steps = page.getByRole('region', { name: t('reports.steps.title') })
    const file = await steps.getByRole('link', { name: t('csv') }).getAttribute('href')
    const answer = await page.request.get(file ?? '')
    expect(answer.status()).toBe(200)
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="steps.csv"',
      'cache-control': 'no-store',
    })
    const lines = (await answer.text()).split('\r\n')
    expect(lines[0]).toContain(`"${t('step')}","${t('stays')}"`)
    expect(lines[1]).toMatch(new RegExp(`^"${t('stages.new')}","\\d+"`))
    const occupancy = page.getByRole('region', { name: t('reports.occupancy.title') })
    await expect(occupancy.getByRole('rowheader', { name: t('allPlaces') }).first()).toBeVisible()
    const nights = await occupancy.getByRole('link', { name: t('csv') }).getAttribute('href')
    const rows = (await (await page.request.get(nights ?? '')).text()).split('\r\n')
    expect(rows[0]).toContain(`"${t('month')}","${t('place')}","${t('booked')}"`)
    await expectNoOverhang(page)
    expect((await page.request.get('/staff/report-files/guests')).status()).toBe(404)
  })
}

test('a report is for those who are signed in @desktop', async ({ request }) => {
  const answer = await request.get('/staff/report-files/steps', { maxRedirects: 0 })
  expect(answer.status()).toBe(303)
})
