import sharp from 'sharp'
import { locales } from '~content/locale'
import { href } from '~/routing/href'
import { makeZip } from '~/testing/files/make-zip'
import { expectAccessible } from './support/axe'
import { hire } from './support/hire'
import { expectNoOverhang } from './support/overhang'
import { staffArea } from './support/staff-area'
import { expect, test } from './support/test'
import { newVisitor } from './support/visitor-address'
import { inLanguage, wordsOf } from './support/words'

// A form without a file is answered with 422.
test.use({ answeredWith: [422] })
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(newVisitor()))

for (const locale of locales) {
  const t = wordsOf(locale, 'rentalTable')

  test(`Operations imports rentals after a dry run, ${inLanguage[locale]}`, async ({ page }) => {
    await staffArea(page, locale).enter(await hire('ceiba-operations'))
    await page.goto(href('staffRentals', locale))
    await expectAccessible(page)
    await page.getByRole('button', { name: t('upload.send') }).click()
    await expect(page.getByRole('alert')).toHaveText(t('upload.problems.noFile'))

    const link = page.getByRole('link', { name: t('download.template') })
    const template = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(template.headers()).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="template.csv"',
      'cache-control': 'no-store',
    })
    const own = `imported-${locale}-${Date.now()}`
    const [head, ...lines] = (await template.text())
      .replaceAll('"example-', `"${own}-`)
      .split('\r\n')
    const bad = `"${own}-bad"${','.repeat((head ?? '').split(',').length - 1)}`
    const file = [head, bad, ...lines].join('\r\n')
    await page.getByLabel(t('upload.file')).setInputFiles({
      name: 'casas.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(file),
    })
    await page.getByRole('button', { name: t('upload.send') }).click()

    const start = page.getByRole('button', { name: t('import.start', { count: 2 }) })
    await expect(start).toBeVisible()
    const first = page.getByRole('listitem').filter({ hasText: `${own}-bad` })
    await expect(first).toContainText(`town ${t('cellProblems.required')}`)
    await expectAccessible(page)
    await start.click()
    await expect(page.getByText(t('import.done', { count: 2 }))).toBeVisible()
    await expect(page.getByText(t('lines.outcomes.imported'), { exact: true })).toHaveCount(2)

    const all = await page.request.get('/staff/rental-files/rentals.csv')
    expect(await all.text()).toContain(`"${own}-house"`)
    expect((await page.request.get('/staff/rental-files/guests.csv')).status()).toBe(404)
  })
}

for (const locale of locales) {
  const t = wordsOf(locale, 'rentalTable')

  test(`a ZIP brings pictures once and says what is none @phone, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    await staffArea(page, locale).enter(await hire('ceiba-operations'))
    await page.goto(href('staffRentals', locale))
    const send = page.getByRole('button', { name: t('archive.send') })
    await send.click()
    await expect(page.getByRole('alert')).toHaveText(t('archive.problems.noFile'))
    const own = `patio-${locale}-${Date.now()}.jpg`
    const picture = await sharp({
      create: { width: 320, height: 200, channels: 3, background: '#a8452f' },
    })
      .jpeg()
      .toBuffer()
    const buffer = makeZip([
      { name: `fotos/${own}`, content: picture },
      { name: 'notas.txt', content: 'hola' },
    ])
    const file = { name: 'fotos.zip', mimeType: 'application/zip', buffer }
    await page.getByLabel(t('archive.file')).setInputFiles(file)
    await send.click()
    await expect(page.getByText(t('archive.added', { count: 1 }))).toBeVisible()
    await expect(
      page.getByText(t('archive.refused.NotPicture', { name: 'notas.txt' })),
    ).toBeVisible()
    await expectAccessible(page)
    await expectNoOverhang(page)
    await page.getByLabel(t('archive.file')).setInputFiles(file)
    await send.click()
    await expect(page.getByText(t('archive.known', { count: 1 }))).toBeVisible()
    await page.getByLabel(t('archive.file')).setInputFiles({ ...file, buffer: picture })
    await send.click()
    await expect(page.getByRole('alert')).toHaveText(t('archive.problems.notArchive'))
  })
}

test('Marketing has no table of rentals @desktop', async ({ page }) => {
  await page.goto(href('staffSignIn', 'en'))
  await staffArea(page, 'en').signIn(await hire('ceiba-marketing'))
  await expect(page).toHaveURL(href('staffReports', 'en'))
  const answers = ['/staff/rentals', '/staff/rentals/a1b2c3d4', '/staff/rental-files/rentals.csv']
  for (const path of answers) expect((await page.request.get(path)).status()).toBe(403)
})

test.describe('without script @phone', () => {
  test.use({ javaScriptEnabled: false })

  test('a file is checked, and the page shows it by itself', async ({ page }) => {
    const t = wordsOf('es', 'rentalTable')
    await staffArea(page, 'es').enter(await hire('ceiba-operations'))
    await page.goto(href('staffRentals', 'es'))
    const buffer = Buffer.from('slug;colour\ncasa;azul')
    await page.getByLabel(t('upload.file')).setInputFiles({
      name: 'color.csv',
      mimeType: 'text/csv',
      buffer,
    })
    await page.getByRole('button', { name: t('upload.send') }).click()
    await expect(page.getByRole('alert')).toHaveText(
      t('fileProblems.unknownColumn', { value: 'colour' }),
    )
    // The CMS asks the site for pictures at addresses, which says why it gives none.
    const picture = 'https://127.0.0.1/patio.jpg'
    const lines = `slug;guests;pictures\nno-such-house;2;${picture}\n`
    await page.goto(href('staffRentals', 'es'))
    await page.getByLabel(t('upload.file')).setInputFiles({
      name: 'nueva.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines),
    })
    await page.getByRole('button', { name: t('upload.send') }).click()
    await expect(page.getByText(t('import.nothingToDo'))).toBeVisible()
    await expect(page.getByText(t('import.mistakesStay', { count: 1 }))).toBeVisible()
    const problem = t('cellProblems.picturePrivate', { value: picture })
    await expect(page.getByRole('listitem').filter({ hasText: problem }).first()).toBeVisible()
  })
})
