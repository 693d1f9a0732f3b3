import type { Page } from '@playwright/test'
import { locales, type Locale } from '~content/locale'
import { expectAccessible } from './support/axe'
import { hire } from './support/hire'
import { findMails } from './support/mails'
import { toCents, writtenDollars } from './support/money'
import { expectNoOverhang } from './support/overhang'
import { staffArea } from './support/staff-area'
import { inquire, openStay } from './support/stays'
import { expect, test } from './support/test'
import { whenAlive } from './support/visit'
import { newVisitor } from './support/visitor-address'
import { inLanguage, wordsOf } from './support/words'

// A form that says what is wrong.
test.use({ answeredWith: [422] })

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(newVisitor()))

/** Nights that no other journey asks for. */
const daysAhead: Record<string, number> = { 'phone en': 1800, 'phone es': 1950, 'desktop en': 2100 }
const aheadOf = (project: string, locale: Locale) => daysAhead[`${project} ${locale}`] ?? 2250

/** What the button that shows the receipt would open, with what stands in the form. */
async function previewOf(page: Page, button: string) {
  const { path, fields } = await page.getByRole('button', { name: button }).evaluate((element) => {
    const { form, formAction } = element as HTMLButtonElement
    const entries = [...new FormData(form ?? undefined)]
    const fields = entries.flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    )
    return { path: formAction, fields }
  })
  const headers = { Origin: new URL(page.url()).origin }
  return page.request.post(path, { headers, form: Object.fromEntries(fields) })
}

for (const locale of locales) {
  const t = wordsOf(locale, 'payments')
  const stays = wordsOf(locale, 'stays')
  const contract = wordsOf(locale, 'contract')

  test(`a payment is noted, its receipt is mailed, and a mistake is cancelled, ${inLanguage[locale]}`, async ({
    page,
    request,
  }, { project }) => {
    const { guest, total } = await inquire(request, locale, aheadOf(project.name, locale))
    await staffArea(page, locale).enter(await hire('ceiba-operations'))
    await openStay(page, locale, guest.email)
    const stayAddress = page.url()
    const payments = page.getByRole('region', { name: t('title') })
    await expect(payments.getByText(t('noAgreement'))).toBeVisible()
    await page.getByRole('link', { name: stays('makeContract') }).click()
    const first = page.getByLabel(contract('fields.firstPayment'), { exact: true })
    await expect(first).toBeVisible()
    await whenAlive(page)
    const cents = toCents(Number(await first.inputValue()))
    await page.getByRole('button', { name: contract('staff.create') }).click()
    await expect(page.getByRole('dialog', { name: contract('staff.shareTitle') })).toBeVisible()

    await page.goto(stayAddress)
    await payments.getByRole('link', { name: t('note') }).click()
    const amount = page.getByLabel(t('form.amount'), { exact: true })
    await expect(amount).toBeVisible()
    await expectAccessible(page)
    await expectNoOverhang(page)
    expect(toCents(Number(await amount.inputValue()))).toBe(cents)
    const shown = await previewOf(page, t('form.preview'))
    expect(shown.headers()['content-type']).toBe('application/pdf')
    expect((await shown.body()).subarray(0, 5).toString()).toBe('%PDF-')
    await page.getByLabel(t('form.currency')).selectOption('GTQ')
    const refused = await previewOf(page, t('form.preview'))
    expect(refused.status()).toBe(422)
    expect(await refused.text()).toBe(t('form.problems.counts', { currency: 'USD' }))
    await page.getByRole('button', { name: t('form.save') }).click()
    await expect(page.getByText(t('form.problems.counts', { currency: 'USD' }))).toBeVisible()
    await page.getByLabel(t('form.currency')).selectOption('USD')
    await page.getByRole('button', { name: t('form.save') }).click()
    await expect(page.getByRole('status')).toHaveText(t('done.noteMail'))
    const open = toCents(total) - cents
    await expect(payments.getByText(writtenDollars(open)).first()).toBeVisible()
    await expectAccessible(page)

    const subject = t('mailText.subject', { amount: writtenDollars(cents) })
    await expect.poll(async () => (await findMails(subject)).length).toBeGreaterThan(0)
    const receipt = await payments.getByRole('link', { name: t('receipt') }).getAttribute('href')
    const answer = await page.request.get(receipt ?? '')
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
    })
    expect((await answer.body()).toString('latin1')).toMatch(/^%PDF-/)

    await page.getByRole('button', { name: stays('reminders.turnOff') }).click()
    await expect(page.getByRole('status')).toHaveText(stays('done.remindNot'))
    await expect(page.getByText(stays('events.reminders.off'))).toBeVisible()
    await page.getByRole('button', { name: stays('reminders.turnOn') }).click()
    await expect(page.getByRole('status')).toHaveText(stays('done.remind'))

    await payments.getByRole('button', { name: t('cancel') }).click()
    const popup = page.getByRole('dialog', { name: t('cancelTitle') })
    await popup.getByLabel(t('cancelReason')).fill('Noted twice')
    await page.getByRole('button', { name: t('cancelYes') }).click()
    await expect(page.getByRole('status')).toHaveText(t('done.cancel'))
    await expect(payments.getByText(t('cancelled', { reason: 'Noted twice' }))).toBeVisible()
    await expect(payments.getByText(writtenDollars(toCents(total)))).toHaveCount(2)
  })
}
