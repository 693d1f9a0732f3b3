import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { locales, type Locale } from '~content/locale'
import { href } from '~/routing/href'
import { resources } from '~/routing/resources'
import { expectAccessible } from './support/axe'
import { hasCamera } from './support/launch-options'
import { callOf, guestPage } from './support/contracts'
import { hire } from './support/hire'
import { findMails } from './support/mails'
import { onePage } from './support/one-page'
import { staffArea } from './support/staff-area'
import { expect, test } from './support/test'
import { visit, whenAlive } from './support/visit'
import { newVisitor } from './support/visitor-address'
import { inLanguage, wordsOf } from './support/words'

// Contracts are signed on phones. A second signature answers 409, a link that is closed 404.
test.use({
  viewport: { width: 390, height: 844 },
  answeredWith: [409],
  launchOptions: hasCamera,
})

for (const locale of locales) {
  const t = wordsOf(locale, 'contract')
  const verifyPath = (hash: string) => href('verify', locale, {}, `hash=${hash}`)

  test(`a guest signs on a phone, and what was signed stays @two-nodes, ${inLanguage[locale]}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.context().setExtraHTTPHeaders(newVisitor())
    const name = `Ana ${randomUUID().slice(0, 8)}`
    await staffArea(page, locale).enter(await hire('ceiba-administrator'))
    const link = await fillContract(page, locale, name)
    await expectAccessible(page)
    await page.getByRole('button', { name: t('staff.mail', { email: emailOf(name) }) }).click()
    const modal = page.getByRole('dialog', { name: t('staff.shareTitle') })
    await expect(modal.getByText(t('staff.mailed', { email: emailOf(name) }))).toBeInViewport()
    await expect
      .poll(async () => (await findMails(link)).map(({ subject }) => subject))
      .toEqual([t('mail.linkSubject', { property: 'Casa Ñandú' })])

    const phone = await openPhone(browser, baseURL)
    await fillHalf(phone, locale, { link, name })
    const guest = await signRest(phone, locale, link)
    const mark = guest.getByRole('img', { name })
    await expect(mark).toBeVisible()
    await expectAccessible(guest)

    const [download] = await Promise.all([
      guest.waitForEvent('download'),
      guest.getByRole('link', { name: t('guest.download') }).click(),
    ])
    const pdf = await readFile(await download.path())
    expect(pdf.includes('/ETSI.CAdES.detached')).toBe(true)
    const hash = (await guest.locator('code').textContent()) ?? ''
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
      mergePages: true,
    })
    for (const words of [name, 'Casa Ñandú', '$1,001.25', 'Łucja Żółć', 'A cot, please', hash]) {
      expect(text).toContain(words)
    }

    const title = await page.getByRole('heading', { level: 1 }).textContent()
    const reference = title?.split(' ').at(-1) ?? ''
    const told = async () => {
      const mails = await findMails(t('mail.signedSubject', { reference }))
      return mails.map(({ to, attachments }) => [to.includes(emailOf(name)), ...attachments]).sort()
    }
    const copy = `${reference}-v1.pdf`
    await expect.poll(told).toEqual([
      [false, copy],
      [true, copy],
    ])

    const verdict = guest.getByRole('status').last()
    await guest.goto(verifyPath(hash))
    await expect(verdict).toContainText(beginningOf(t('verify.yes')))
    await expect(guest.getByText(name)).toHaveCount(0)
    await expectAccessible(guest)
    const check = async (content: Buffer) => {
      await guest
        .getByLabel(t('verify.file'))
        .setInputFiles({ name: 'contract.pdf', mimeType: 'application/pdf', buffer: content })
      await guest.getByRole('button', { name: t('verify.checkFile') }).click()
    }
    await check(pdf)
    await expect(verdict).toContainText(beginningOf(t('verify.yes')))
    pdf[600] = (pdf[600] ?? 0) ^ 1
    await check(pdf)
    await expect(verdict).toHaveText(t('verify.no'))

    const call = callOf(link.split('/').at(-1) ?? '')
    const again = await guest.request.put(call, { data: { comments: 'x', fullPayment: 1 } })
    expect(again.status()).toBe(409)
    const pdfStatus = async (id: string) => {
      const path = `/${resources.contractPdf.path.replace(':id', id)}?version=1`
      return (await guest.request.get(path)).status()
    }
    expect(await pdfStatus(link.split('/').at(-1) ?? '')).toBe(200)
    expect(await pdfStatus(reference)).toBe(404)

    await page.reload()
    await expect(page.getByText('Łucja Żółć, 34')).toBeVisible()
    await expect(page.getByText(hash)).toBeVisible()
    await page.getByRole('button', { name: t('staff.change'), exact: true }).click()
    await page.getByRole('link', { name: t('staff.changeYes') }).click()
    await expect(page.getByLabel(t('fields.totalGuests'), { exact: true })).toBeVisible()
    await whenAlive(page)
    await page.getByLabel(t('fields.totalGuests'), { exact: true }).fill('7')
    await page.getByRole('button', { name: t('staff.saveSigned', { version: 2 }) }).click()
    await expect(page.getByText(t('staff.saved'))).toBeInViewport()
    await expect(page.getByText(t('stages.sent'), { exact: true })).toBeVisible()
    await guest.goto(verifyPath(hash))
    await expect(verdict).toContainText(beginningOf(t('verify.yes')))

    await page.getByRole('button', { name: t('staff.revoke') }).click()
    await page.getByRole('button', { name: t('staff.revokeYes') }).click()
    await expect(page.getByText(t('stages.revoked'), { exact: true })).toBeVisible()
    await page.getByRole('button', { name: t('staff.share') }).click()
    await expect(page.getByText(t('staff.closed.revoked'))).toBeVisible()
    expect(await page.content()).not.toContain(link)
    expect((await guest.goto(link))?.status()).toBe(404)
    await expect(guestPage(guest, locale).title).toHaveText(t('guest.closedTitle'))
    await page.goto(href('staffContracts', locale))
    await expectAccessible(page)
    await phone.close()
  })
}

const emailOf = (name: string) => `${name.toLowerCase().replace(' ', '.')}@guest.example`

async function openPhone(browser: Browser, baseURL: string | undefined): Promise<BrowserContext> {
  const phone = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
  })
  await phone.setExtraHTTPHeaders(newVisitor())
  return phone
}

/** Fills in what does not follow from the rest; gives the guest's link as the modal shows it. */
async function fillContract(page: Page, locale: Locale, name: string): Promise<string> {
  const t = wordsOf(locale, 'contract')
  await visit(page, href('contractNew', locale))
  for (const [label, value] of [
    [t('fields.fullName'), name],
    [t('fields.property'), 'Casa Ñandú'],
    [t('fields.startDate'), '04/01/2027'],
    [t('fields.endDate'), '08/01/2027'],
    [t('fields.totalGuests'), '3'],
    [t('fields.fullPayment'), '1001.25'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  await page.getByRole('textbox', { name: t('fields.guestEmail') }).fill(emailOf(name))
  await page.getByLabel(t('fields.activePayAuthorization')).check()
  await expect(page.getByLabel(t('fields.stay'), { exact: true })).toHaveValue('4')
  await expect(page.getByLabel(t('fields.secondPayment'), { exact: true })).toHaveValue('500.62')
  await expect(page.getByTestId('preview')).toContainText(name)
  await expect(page.getByTestId('preview')).toContainText('$1,001.25')
  await page.getByLabel(t('fields.stay'), { exact: true }).fill('2')
  await page.getByRole('button', { name: t('staff.create') }).click()
  const told = wordsOf(locale, 'forms')('messages.nightsDiffer')
  await page.getByRole('link', { name: `${t('fields.stay')}: ${told}` }).click()
  await page
    .getByRole('button', {
      name: t('staff.giveBackOf', { field: t('fields.stay'), value: '4' }),
    })
    .click()
  await page.getByRole('button', { name: t('staff.create') }).click()
  const modal = page.getByRole('dialog', { name: t('staff.shareTitle') })
  await expect(modal).toBeVisible()
  return new URL((await modal.getByRole('link').first().textContent()) ?? '').pathname
}

/** The guest reads, writes, takes a photo, and closes the tab. */
async function fillHalf(
  phone: BrowserContext,
  locale: Locale,
  { link, name }: { link: string; name: string },
): Promise<void> {
  const page = await phone.newPage()
  const guest = guestPage(page, locale)
  await visit(page, link)
  await expect(page.getByText(name).first()).toBeVisible()
  await expectAccessible(page)
  await guest.goOn('comments')
  await guest.comments.fill('A cot, please')
  await guest.goOn('guests')
  await expect(guest.guestName()).toHaveValue(name)
  await guest.nameGuests()
  await expectAccessible(page)
  await guest.goOn('photo')
  await guest.takePhoto(async (preview) => {
    // As sharp as the camera, not as small as its window.
    const width = () => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(width).toBeGreaterThan(1000)
  })
  await expect(page.getByText('photo.jpg')).toBeVisible()
  await expectAccessible(page)
  const saved = page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes('step=document'),
  )
  await guest.goOn('document')
  await saved
  await page.close()
}

/**
 * Another day, the same link: what was filled in is there, and the rest is signed, from the step where the tab was
 * closed.
 */
async function signRest(phone: BrowserContext, locale: Locale, link: string): Promise<Page> {
  const t = wordsOf(locale, 'contract')
  const page = await phone.newPage()
  const guest = guestPage(page, locale)
  await visit(page, link)
  await expect(guest.step('document')).toBeVisible()
  await guest.choose('document').setInputFiles({
    name: 'dpi.pdf',
    mimeType: 'application/pdf',
    buffer: onePage('DPI'),
  })
  await expect(page.getByText('dpi.pdf')).toBeVisible()
  await guest.goOn('payment')
  await page.getByLabel(t('guest.payAuthorization')).check()
  await guest.goOn('accept')
  await guest.sign()
  const rejection = wordsOf(locale, 'forms')('messages.acceptContract')
  await expect(page.getByText(rejection).first()).toBeVisible()
  await guest.agreement.check()
  const unsigned = wordsOf(locale, 'forms')('messages.signatureNeeded')
  await expect(page.getByText(unsigned).first()).toBeVisible()
  await guest.draw()
  await expect(page.getByText(unsigned)).toHaveCount(0)
  await expectAccessible(page)
  await guest.sign()
  await expect(guest.title).toHaveText(t('guest.signedTitle'))
  await expect(page.locator('#outcome')).toBeFocused()
  return page
}

/** A sentence up to its hole. */
function beginningOf(sentence: string): string {
  return sentence.split('{{')[0]?.trim() ?? ''
}
