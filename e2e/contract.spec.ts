import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { locales, type Locale } from '~content/locale'
import { href } from '~/routing/href'
import { resources } from '~/routing/table'
import { findBrowser } from '../scripts/lib/find-browser.js'
import { expectAccessible } from './support/axe'
import { browserFlags } from './support/browser-flags'
import { hire } from './support/hire'
import { onePage } from './support/one-page'
import { staffArea } from './support/staff-area'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { newVisitor } from './support/visitor-address'
import { inLanguage, wordsOf } from './support/words'

const fakeCamera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

// Contracts are signed on phones. A second signature answers 409, a link that is closed 404.
test.use({
  viewport: { width: 390, height: 844 },
  answeredWith: [409],
  launchOptions: { executablePath: findBrowser(), args: [...browserFlags, ...fakeCamera] },
})

test.describe.configure({ timeout: 120_000 })

for (const locale of locales) {
  const t = wordsOf(locale, 'contract')

  test(`a guest signs on a phone, and what was signed stays, ${inLanguage[locale]}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.context().setExtraHTTPHeaders(newVisitor())
    const name = `Ana ${randomUUID().slice(0, 8)}`
    await staffArea(page, locale).enter(await hire('ceiba-administrator'))
    const link = await makeContract(page, locale, name)
    await expectAccessible(page)

    const phone = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
    await phone.setExtraHTTPHeaders(newVisitor())
    const first = await phone.newPage()
    await visit(first, link)
    await expect(first.getByText(name).first()).toBeVisible()
    await expectAccessible(first)
    const next = (on: Page) =>
      on.getByRole('button', { name: t('guest.next'), exact: true }).click()
    await next(first)
    await first.getByRole('textbox', { name: t('guest.comments') }).fill('A cot, please')
    await next(first)
    await first.getByLabel(t('guest.guestName')).fill('Łucja Żółć')
    await first.getByLabel(t('guest.guestAge')).fill('34')
    await expectAccessible(first)
    await next(first)
    await first.getByRole('button', { name: t('guest.takePhoto') }).click()
    await first.getByRole('button', { name: t('guest.capture') }).click()
    await first.getByRole('button', { name: t('guest.use') }).click()
    await expect(first.getByText('photo.jpg')).toBeVisible()
    const saved = first.waitForResponse((answer) =>
      answer.url().includes(resources.contractsApi.path),
    )
    await next(first)
    await saved
    await first.close()

    // Another day, the same link.
    const guest = await phone.newPage()
    await visit(guest, link)
    await next(guest)
    await expect(guest.getByRole('textbox', { name: t('guest.comments') })).toHaveValue(
      'A cot, please',
    )
    await next(guest)
    await expect(guest.getByLabel(t('guest.guestName'))).toHaveValue('Łucja Żółć')
    await next(guest)
    await expect(guest.getByText('photo.jpg')).toBeVisible()
    await next(guest)
    await guest
      .getByLabel(`${t('guest.chooseFile')}: ${t('guest.document')}`)
      .setInputFiles({ name: 'dpi.pdf', mimeType: 'application/pdf', buffer: onePage('DPI') })
    await expect(guest.getByText('dpi.pdf')).toBeVisible()
    await next(guest)
    await guest.getByRole('button', { name: t('guest.sign') }).click()
    await expect(
      guest.getByText(wordsOf(locale, 'forms')('messages.acceptContract')).first(),
    ).toBeVisible()
    await guest.getByLabel(t('guest.agreement')).check()
    await guest.getByRole('button', { name: t('guest.sign') }).click()
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(t('guest.signedTitle'))
    await expectAccessible(guest)

    const [download] = await Promise.all([
      guest.waitForEvent('download'),
      guest.getByRole('link', { name: t('guest.download') }).click(),
    ])
    const pdf = await readFile(await download.path())
    const hash = (await guest.locator('code').textContent()) ?? ''
    expect(pdf.toString('latin1')).toContain(hash)
    const verdict = guest.getByRole('status').last()
    await guest.goto(href('verify', locale, {}, `hash=${hash}`))
    await expect(verdict).toContainText(beginningOf(t('verify.yes')))
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

    const call = `/${resources.contractApi.path.replace(':id', link.split('/').at(-1) ?? '')}`
    const again = await guest.request.put(call, { data: { comments: 'x', fullPayment: 1 } })
    expect(again.status()).toBe(409)

    await page.reload()
    await page.getByLabel(t('fields.totalGuests'), { exact: true }).fill('7')
    await page
      .getByRole('button', { name: t('staff.saveSigned').replace('{{version}}', '2') })
      .click()
    await expect(page.getByText(t('stages.sent'), { exact: true })).toBeVisible()
    await guest.goto(href('verify', locale, {}, `hash=${hash}`))
    await expect(verdict).toContainText(beginningOf(t('verify.yes')))

    await page.getByRole('button', { name: t('staff.revoke') }).click()
    await expect(page.getByText(t('stages.revoked'), { exact: true })).toBeVisible()
    const closed = await guest.goto(link)
    expect(closed?.status()).toBe(404)
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(t('guest.closedTitle'))
    await phone.close()
  })
}

/** Fills in what does not follow from the rest; gives the guest's link as the modal shows it. */
async function makeContract(page: Page, locale: Locale, name: string): Promise<string> {
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
  await page.getByLabel(t('fields.activePayAuthorization')).focus()
  await expect(page.getByLabel(t('fields.stay'), { exact: true })).toHaveValue('4')
  await expect(page.getByLabel(t('fields.secondPayment'), { exact: true })).toHaveValue('500.62')
  await expect(page.getByTestId('preview')).toContainText(name)
  await expect(page.getByTestId('preview')).toContainText('$1,001.25')
  await page.getByRole('button', { name: t('staff.create') }).click()
  const modal = page.getByRole('dialog', { name: t('staff.shareTitle') })
  await expect(modal).toBeVisible()
  return new URL((await modal.getByRole('link').first().textContent()) ?? '').pathname
}

/** A sentence up to its hole. */
function beginningOf(sentence: string): string {
  return sentence.split('{{')[0]?.trim() ?? ''
}
