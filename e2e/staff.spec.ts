import { readFile } from 'node:fs/promises'
import { href } from '~/routing/href'
import { locales } from '~content/locale'
import { expectAccessible } from './support/axe'
import { hire } from './support/hire'
import { sendPrivateFile } from './support/private-upload'
import { staffArea } from './support/staff-area'
import { expect, test } from './support/test'
import { newVisitor } from './support/visitor-address'
import { inLanguage, wordsOf } from './support/words'

// A wrong password, and an account without a place.
test.use({ answeredWith: [403, 422] })

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(newVisitor()))

for (const locale of locales) {
  const t = wordsOf(locale, 'staff')

  test(`Operations sign in, open an application and sign out @two-nodes, ${inLanguage[locale]}`, async ({
    page,
    request,
    baseURL,
  }) => {
    const ana = await hire('ceiba-operations')
    const cv = await sendPrivateFile(request, baseURL, 'career-cv')
    const area = staffArea(page, locale)
    const files = href('staffFiles', locale, {}, `q=${cv.reference}`)

    await page.goto(files)
    await expect(page).toHaveURL(new RegExp(`${href('staffSignIn', locale)}\\?next=`))
    await expectAccessible(page)
    await area.signIn({ ...ana, password: 'not-the-password' })
    await expect(area.problem).toHaveText(t('signIn.problems.refused'))
    await expect(page.getByLabel(t('signIn.email'), { exact: true })).toHaveValue(ana.email)
    await expect(page.getByLabel(t('signIn.password'), { exact: true })).toHaveValue('')
    await expect(page.getByLabel(t('signIn.password'), { exact: true })).toBeFocused()
    await expectAccessible(page)

    await area.signIn(ana)
    await expect(page).toHaveURL(files)
    const row = page.getByRole('row', { name: cv.name })
    await expect(row).toContainText(t('files.kinds.career-cv'))
    await expect(row).toContainText(cv.reference)
    await expect(row).toContainText(t('files.times', { count: 0 }))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: cv.name }).click(),
    ])
    expect(download.suggestedFilename()).toBe(cv.name)
    expect(await readFile(await download.path())).toEqual(cv.content)
    await page.reload()
    await expect(row).toContainText(t('files.times', { count: 1 }))
    await expectAccessible(page)

    await area.openMenu()
    await page.getByRole('link', { name: t('home.start') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      wordsOf(locale, 'desk')('today.title', { name: ana.name }),
    )
    await expectAccessible(page)
    const cookies = await page.context().cookies()
    await area.openMenu()
    await page.getByRole('button', { name: t('signOut') }).click()
    await expect(page).toHaveURL(href('staffSignIn', locale))
    await page.goto(files)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('signIn.title'))
    await page.context().addCookies(cookies)
    await page.goto(files)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('signIn.title'))
  })

  test(`Marketing reads reports, and nothing of guests @phone, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    const luz = await hire('ceiba-marketing')
    await page.goto(href('staffSignIn', locale))
    await staffArea(page, locale).signIn(luz)
    await expect(page).toHaveURL(href('staffReports', locale))
    await staffArea(page, locale).openMenu()
    const navigation = page.getByRole('navigation', { name: t('navigation') })
    const names = await navigation.getByRole('link').allTextContents()
    expect(names).toEqual([t('reports'), t('home.leads')])
    await expectAccessible(page)
    for (const closed of ['staffHome', 'staffStays', 'staffReviews', 'staffFiles'] as const) {
      await page.goto(href(closed, locale))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('problems.forbiddenTitle'))
    }
  })
}
