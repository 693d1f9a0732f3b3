import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { locales, type Locale } from '~content/locale'
import { href } from '~/routing/href'
import { resources } from '~/routing/resources'
import { expectAccessible } from './support/axe'
import { hasCamera } from './support/launch-options'
import { callOf, guestPage, makeContract, signIn, stayOf } from './support/contracts'
import { signOnPhone } from './support/signing'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { newVisitor } from './support/visitor-address'
import { inLanguage, wordsOf } from './support/words'

const run = promisify(execFile)

test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: hasCamera,
})

/** A phone of somebody else, in the same browser. */
async function newPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    permissions: ['camera'],
    extraHTTPHeaders: newVisitor(),
  })
  return context.newPage()
}

/** The second signer: face, both sides of a national ID, the signature. */
async function signAsSecond(page: Page, locale: Locale, path: string): Promise<void> {
  const t = wordsOf(locale, 'contract')
  const guest = guestPage(page, locale)
  await visit(page, path)
  await expect(page.getByRole('heading', { name: t('guest.signers') })).toBeVisible()
  await guest.goOn('photo')
  await guest.takePhoto(async (preview) => expect(preview).toBeVisible())
  await guest.goOn('document')
  await page.getByRole('radio', { name: t('guest.documentKinds.nationalId'), exact: true }).check()
  await expect(page.getByRole('heading', { name: t('guest.sides.back') })).toBeVisible()
  const open = page.getByRole('button', { name: t('guest.takePhoto'), exact: true })
  const take = async () => {
    await page.getByRole('button', { name: t('guest.capture') }).click()
    await page.getByRole('button', { name: t('guest.use') }).click()
  }
  const received = page.getByRole('status').filter({
    hasText: t('guest.uploaded', { name: '' }).trim(),
  })
  await open.first().click()
  await take()
  await expect(received).toHaveCount(1)
  await guest.next()
  const missing = wordsOf(locale, 'forms')('messages.documentBackNeeded')
  await expect(page.getByText(missing).first()).toBeVisible()
  await open.first().click()
  await take()
  await expect(received).toHaveCount(2)
  await expectAccessible(page)
  await guest.goOn('accept')
  await guest.agreement.check()
  await guest.typeName('Luis Tzul')
  await guest.sign()
}

for (const locale of locales) {
  const t = wordsOf(locale, 'contract')

  test(`two sign a contract on their phones, and the seal tells a changed byte @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
    baseURL,
    browser,
  }, info) => {
    await signIn(request, baseURL, 'ceiba-operations')
    await page.context().setExtraHTTPHeaders(newVisitor())
    const signers = [{ fullName: 'Luis Tzul', email: 'luis@example.com', language: locale }]
    const { reference, path } = await makeContract(request, locale, { signers })
    const editorPath = href('contract', locale, { id: reference })
    const html = await (await request.get(editorPath)).text()
    const links = [...html.matchAll(/\/contract\/([\w-]{32})"/g)].map(([, link]) => link ?? '')
    const second = [...new Set(links)].find((link) => !path.endsWith(link)) ?? ''
    expect(second).toHaveLength(32)

    await signOnPhone(
      page,
      locale,
      { path, guests: ['María José Xicay', 'Luis Tzul', 'Ana Tzul'] },
      t('guest.givenTitle'),
    )
    await expect(page.getByText(t('guest.signedOf', { signed: 1, count: 2 }))).toBeVisible()
    await expectAccessible(page)
    const list = await request.get(`${href('staffContracts', locale)}?search=${reference}`)
    expect(await list.text()).toContain(t('staff.signedOf', { signed: 1, count: 2 }))

    const phone = await newPhone(browser, baseURL)
    await signAsSecond(phone, locale, href('contract', locale, { id: second }))
    await expect(guestPage(phone, locale).title).toHaveText(t('guest.signedTitle'))
    await expect(phone.getByRole('figure')).toContainText([/María José Xicay/, /Luis Tzul/, /./])
    await page.reload()
    await expect(guestPage(page, locale).title).toHaveText(t('guest.signedTitle'))

    const pdfOf = (version: number) =>
      `/${resources.contractPdf.path.replace(':id', second)}?version=${version}`
    const pdf = await (await phone.request.get(pdfOf(1))).body()
    const file = info.outputPath('two.pdf')
    const judged = async (content: Buffer) => {
      await writeFile(file, content)
      return run('pdfsig', ['-nocert', file]).then(({ stdout }) => stdout, String)
    }
    expect(await judged(pdf)).toContain('Signature is Valid')
    const at = pdf.length - 4000
    const changed = Buffer.from(pdf)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(await judged(changed)).not.toContain('Signature is Valid')

    // The next version asks both again; what both signed stays.
    const edit = await request.put(callOf(reference), {
      data: { ...stayOf('María José Xicay'), fullPayment: 1200, language_code: locale },
    })
    expect(edit.status()).toBe(200)
    await visit(phone, href('contract', locale, { id: second }))
    await expect(phone.getByText(t('guest.resignTitle', { version: 1, next: 2 }))).toBeVisible()
    await expect(phone.getByText(t('guest.signedOf', { signed: 0, count: 2 }))).toBeVisible()
    await visit(page, path)
    await expect(page.getByText(t('guest.resignTitle', { version: 1, next: 2 }))).toBeVisible()
    expect((await phone.request.get(pdfOf(1))).status()).toBe(200)
    await phone.context().close()
  })
}
