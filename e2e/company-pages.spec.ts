import * as z from 'zod'
import { findPage } from '~/routing/find-page'
import { href } from '~/routing/href'
import type { PageName } from '~/routing/table'
import { locales, otherLocale } from '~content/locale'
import { expectAccessible } from './support/axe'
import { existingPath } from './support/existing-path'
import { readHead } from './support/head'
import { header } from './support/header'
import { pairedLocale } from './support/paired-locale'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { isPhone } from './support/widths'
import { wordsOf } from './support/words'

/** Names of the demo content's groups and how many stand in a row. */
const groups = {
  en: ['Direction', 'With our guests', 'With the houses', 'Words, pictures and numbers'],
  es: ['Dirección', 'Con los huéspedes', 'Con las casas', 'Palabras, fotos y números'],
}
const columns = [2, 4, 3, 3]

test('the team stands in its groups, in their order and columns, each member reachable', async ({
  page,
}) => {
  const locale = pairedLocale(page)
  const t = wordsOf(locale, 'aboutUs')
  await visit(page, href('home', locale))
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('title'), exact: true })
    .click()
  await expect(page).toHaveURL(href('aboutUs', locale))
  const main = page.getByRole('main')
  for (const heading of [/^(Our mission|Nuestra misión)$/, /^(Our vision|Nuestra visión)$/]) {
    await expect(main.getByRole('heading', { name: heading })).toBeVisible()
  }
  await expect(main.getByText('400+')).toBeVisible()

  const headings = main.getByRole('heading', {
    level: 3,
    name: new RegExp(groups[locale].join('|')),
  })
  await expect(headings).toHaveText(groups[locale])
  for (const [index, name] of groups[locale].entries()) {
    const members = main.getByRole('region', { name }).getByRole('listitem')
    const tops = await members.evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().top)),
    )
    const inFirstRow = tops.filter((top) => top === tops[0]).length
    expect(inFirstRow, name).toBe(isPhone(page) ? 2 : columns[index])
  }
  const lucia = main.getByRole('listitem').filter({ hasText: 'Lucía Xicay' })
  await expect(lucia.getByRole('img', { name: /Lucía Xicay/ })).toBeVisible()
  await expect(
    lucia.getByRole('link', { name: t('mail', { name: 'Lucía Xicay' }) }),
  ).toHaveAttribute('href', /^mailto:lucia@/)
  await expect(lucia.getByRole('link', { name: /LinkedIn/ })).toHaveAttribute('target', '_blank')
  await expectAccessible(page)
})

const jobSchema = z.object({
  '@type': z.literal('JobPosting'),
  title: z.string(),
  identifier: z.object({ value: z.string() }),
  datePosted: z.iso.date(),
  baseSalary: z.object({ currency: z.string(), value: z.object({ minValue: z.number() }) }),
})

test('a vacancy is found on the page about us, tells its facts and takes applications', async ({
  page,
  request,
}) => {
  const locale = pairedLocale(page)
  const t = wordsOf(locale, 'careers')
  const other = otherLocale(locale)
  await visit(page, href('aboutUs', locale))
  const list = page.getByRole('region', { name: t('openTitle') })
  await expect(list.getByRole('listitem')).toHaveCount(4)
  const link = list.getByRole('link', { name: /Guest host|Atención a huéspedes/ })
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  const facts = page.getByRole('complementary', { name: t('facts') })
  await expect(facts).toContainText(t('employmentTypes.fullTime'))
  await expect(facts).toContainText(t('salaryRange', { from: 'Q5,200', to: 'Q6,800' }))
  await expect(facts).toContainText('Antigua Guatemala')
  await expect(page.getByRole('form', { name: t('apply') })).toBeVisible()
  const others = page.getByRole('region', { name: t('otherTitle') }).getByRole('listitem')
  await expect(others).toHaveCount(3)
  await expectAccessible(page)

  const { pathname } = new URL(page.url())
  const { structuredData, alternates } = readHead(await (await request.get(pathname)).text())
  const job = jobSchema.parse(structuredData.find((data) => jobSchema.safeParse(data).success))
  expect(job.title).toBe(title)
  const byId = await request.get(href('career', locale, { id: job.identifier.value }), {
    maxRedirects: 0,
  })
  expect([byId.status(), byId.headers().location]).toEqual([301, pathname])

  await header(page, locale).switchLanguage(other)
  await expect(page).toHaveURL(new URL(alternates[other] ?? '').pathname)
  expect(findPage(new URL(page.url()).pathname)?.params).not.toEqual(findPage(pathname)?.params)
})

test.describe('a vacancy that is over', () => {
  test.use({ answeredWith: [410] })

  test('says so kindly, shows the open ones and is listed nowhere @phone', async ({
    page,
    request,
  }) => {
    const locale = pairedLocale(page)
    const t = wordsOf(locale, 'careers')
    const ids = { en: 'arrivals-helper-high-season', es: 'apoyo-de-llegadas-temporada-alta' }
    const path = href('career', locale, { id: ids[locale] })
    const response = await visit(page, path)
    expect(response?.status()).toBe(410)
    await expect(page.getByRole('heading', { level: 1, name: t('closedTitle') })).toBeVisible()
    await expect(page.getByRole('form')).toHaveCount(0)
    await expect(
      page.getByRole('region', { name: t('openTitle') }).getByRole('listitem'),
    ).toHaveCount(4)
    const head = readHead(await (await request.get(path)).text())
    expect(head.robots).toContain('noindex')
    expect(JSON.stringify(head.structuredData)).not.toContain('JobPosting')
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain(ids[locale])
    await expectAccessible(page)
  })
})

test('owners find their page, their chat and the three medals', async ({ page }) => {
  const locale = pairedLocale(page)
  const t = wordsOf(locale, 'owners')
  await visit(page, href('listWithUs', locale))
  const main = page.getByRole('main')
  await expect(main.getByText('18,000').first()).toBeVisible()
  const chat = main.getByRole('link', { name: /WhatsApp/ }).first()
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/)
  await expect(main.getByRole('form')).toBeVisible()
  await expectAccessible(page)

  await main.getByRole('link', { name: t('referralLink') }).click()
  await expect(page).toHaveURL(href('referralPlan', locale))
  await expect(main.getByText(t('commission', { percent: 5 }))).toBeVisible()
  const medals = main.getByRole('region', { name: /^(Three medals|Tres medallas)$/ })
  const bands = [
    [3, t('salesBetween', { from: '$1', to: '$1,000' })],
    [4, t('salesBetween', { from: '$1,001', to: '$5,000' })],
    [5, t('salesFrom', { from: '$5,001' })],
  ] as const
  for (const [index, [percent, band]] of bands.entries()) {
    const medal = medals.getByRole('listitem').nth(index)
    await expect(medal).toContainText(t('percent', { percent }))
    await expect(medal).toContainText(band)
  }
  await expect(main.getByRole('link', { name: /WhatsApp/ }).first()).toBeVisible()
  await expect(main.getByRole('form')).toBeVisible()
  await expectAccessible(page)
})

test('the newsletter is subscribed to on its page @phone', async ({ page }) => {
  const locale = pairedLocale(page)
  const t = wordsOf(locale, 'subscribe')
  await visit(page, href('subscribe', locale))
  await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible()
  await expect(page.getByRole('form', { name: t('formTitle') })).toBeVisible()
  await expectAccessible(page)
})

test.describe('without script @phone', () => {
  test.use({ javaScriptEnabled: false })

  test('team, owners’ and newsletter pages and vacancies show pictures and forms', async ({
    page,
    request,
  }) => {
    const withForm: PageName[] = ['listWithUs', 'referralPlan', 'subscribe', 'career']
    for (const locale of locales) {
      await page.goto(href('aboutUs', locale))
      await expect(page.getByRole('main').getByRole('img', { name: /Kevin Batz/ })).toBeVisible()
      for (const name of withForm) {
        await page.goto(await existingPath(request, name, locale))
        await expect(page.getByRole('main').getByRole('form')).toBeVisible()
      }
    }
  })
})
