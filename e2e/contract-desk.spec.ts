import { randomUUID } from 'node:crypto'
import { locales } from '~content/locale'
import { href } from '~/routing/href'
import { expectAccessible } from './support/axe'
import { makeContract } from './support/contracts'
import { hire } from './support/hire'
import { findMails } from './support/mails'
import { staffArea } from './support/staff-area'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { newVisitor } from './support/visitor-address'
import { inLanguage, wordsOf } from './support/words'

// A reminder that comes too soon, and a form that is sent before its scripts are there.
test.use({ answeredWith: [409, 422] })

test('the editor keeps what was written after the session has ended, and saves it once staff are back @desktop', async ({
  page,
}) => {
  const t = wordsOf('en', 'contract')
  await page.context().setExtraHTTPHeaders(newVisitor())
  const desk = staffArea(page, 'en')
  const ana = await hire('ceiba-operations')
  await desk.enter(ana)
  const { reference } = await makeContract(page.request, 'en')
  await visit(page, href('contract', 'en', { id: reference }))
  const terms = page.getByRole('textbox', { name: t('fields.extraTerms') })
  await terms.fill('One small dog')
  await page.context().clearCookies()
  const save = page.getByRole('button', { name: t('staff.save'), exact: true })
  await save.click()
  await expect(page.getByText(t('staff.signedOut'))).toBeInViewport()
  await expect(terms).toHaveValue('One small dog')
  await desk.enter(ana)
  await save.click()
  await expect(page.getByText(t('staff.saved'))).toBeInViewport()
})

for (const locale of locales) {
  const t = wordsOf(locale, 'contract')

  test(`staff remind, copy and put a contract away @desktop, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    await page.context().setExtraHTTPHeaders(newVisitor())
    await staffArea(page, locale).enter(await hire('ceiba-operations'))
    const property = `Casa ${randomUUID().slice(0, 8)}`
    const guestEmail = 'remind@guest.example'
    const { reference } = await makeContract(page.request, locale, { property, guestEmail })
    await visit(page, href('contract', locale, { id: reference }))
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await button(t('staff.remind')).click()
    await expect(page.getByText(t('staff.dones.reminded'))).toBeInViewport()
    const subjects = async () => (await findMails(property)).map(({ subject }) => subject)
    await expect.poll(subjects).toEqual([t('mail.reminderSubject', { property })])
    await button(t('staff.remind')).click()
    await expect(page.getByText(t('staff.remindedLately'))).toBeInViewport()

    await page.getByRole('link', { name: t('staff.duplicate') }).click()
    await expect(page.getByLabel(t('fields.property'), { exact: true })).toHaveValue(property)
    await expect(page.getByLabel(t('fields.fullPayment'), { exact: true })).toHaveValue('1001.25')
    const steps = page.getByRole('navigation', { name: t('staff.steps') })
    const step = (name: string) => steps.getByRole('link', { name })
    await page.getByLabel(t('fields.linkDays'), { exact: true }).fill('9999')
    await button(t('staff.create')).click()
    await expect(step(t('staff.moreHeading'))).toContainText(t('staff.stepWrong'))
    // By key: the row of steps follows the page, so it moves while a pointer looks for its place.
    await step(t('staff.stayHeading')).press('Enter')
    await expect(page.getByRole('group', { name: t('staff.stayHeading') })).toBeInViewport()
    await expect(step(t('staff.stayHeading'))).toHaveAttribute('aria-current', 'step')
    await step(t('staff.moreHeading')).press('Enter')
    await page.getByLabel(t('fields.linkDays'), { exact: true }).fill('90')
    await button(t('staff.create')).click()
    await expect(page.getByRole('dialog', { name: t('staff.shareTitle') })).toBeVisible()

    await visit(page, href('contract', locale, { id: reference }))
    await button(t('staff.archive')).click()
    await expect(page.getByText(t('staff.dones.archived'))).toBeInViewport()
    const found = (stage: string, sort: string) =>
      href('staffContracts', locale, {}, new URLSearchParams({ q: property, stage, sort }))
    await page.goto(found('', 'reminders'))
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.goto(found('archived', 'activity'))
    const row = page.getByRole('row').filter({ hasText: reference })
    await expect(row).toContainText('$1,001.25')
    await expect(row.getByRole('cell').filter({ hasText: /^1$/ })).toHaveCount(1)
    await expectAccessible(page)
  })
}
