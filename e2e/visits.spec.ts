import { randomUUID } from 'node:crypto'
import { locales } from '~content/locale'
import { href } from '~/routing/href'
import { expectAccessible } from './support/axe'
import { hire } from './support/hire'
import { openPanel } from './support/panel'
import { staffArea } from './support/staff-area'
import { expect, test } from './support/test'
import { newVisitor } from './support/visitor-address'
import { inLanguage, wordsOf } from './support/words'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(newVisitor()))

/** Letters alone: what looks like a secret is not counted. */
const madeUp = () => randomUUID().replace(/[^a-f]/g, '')

const robot = {
  'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Dest': 'document',
}

for (const locale of locales) {
  const t = wordsOf(locale, 'reports')

  test(`marketing sees what a campaign brings and what is missing @phone, ${inLanguage[locale]}`, async ({
    page,
    context,
    request,
    browser,
  }) => {
    const campaign = `may-${madeUp()}`
    const missing = `/old-${madeUp()}`
    const landing = `${href('blog', locale)}?utm_source=Letter&utm_medium=email&utm_campaign=${campaign}`
    await page.goto(landing)
    await page.goto(landing)
    await request.get(landing, { headers: robot })
    await page.goto(`${missing}?email=ana@example.com`)
    expect(await context.cookies()).toEqual([])

    const marketing = await hire('ceiba-marketing')
    await page.goto(href('staffSignIn', locale))
    await staffArea(page, locale).signIn(marketing)
    await page.waitForURL(`**${href('staffReports', locale)}`)
    const campaigns = page.getByRole('region', { name: t('reports.campaigns.title') })
    // Sums are stored every few seconds. The table is closed at first.
    const row = campaigns.locator('tr', { hasText: `letter / email / ${campaign}` })
    const addresses = page.getByRole('region', { name: t('reports.missing.title') })
    const address = addresses.getByRole('row', { name: missing })
    await expect(async () => {
      await page.reload()
      await expect(row).toHaveCount(1, { timeout: 1000 })
      await expect(address).toHaveCount(1, { timeout: 1000 })
    }).toPass()
    await campaigns.getByText(t('table'), { exact: true }).click()
    await expect(row.getByRole('cell')).toHaveText(['2', '0', '0', '0', '0'])
    await expectAccessible(page)

    await expect(address.getByRole('cell').nth(1)).toHaveText('1')
    const file = await campaigns.getByRole('link', { name: t('csv') }).getAttribute('href')
    const csv = await (await page.request.get(file ?? '')).text()
    expect(csv).toContain(`"letter / email / ${campaign}","2","0"`)

    const make = addresses.getByRole('link', { name: `${t('makeRedirect')}: ${missing}` })
    const panel = await openPanel(browser, marketing)
    await panel.page.goto((await make.getAttribute('href')) ?? '')
    await expect(panel.page.getByRole('textbox').first()).toHaveValue(missing)
    await panel.close()
    await marketing.dismiss()
  })
}
