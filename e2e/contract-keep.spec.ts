import { locales } from '~content/locale'
import { href } from '~/routing/href'
import { expectAccessible } from './support/axe'
import { callOf, guestPage, makeContract, signIn, stayOf } from './support/contracts'
import { hire } from './support/hire'
import { hasCamera } from './support/launch-options'
import { signOnPhone } from './support/signing'
import { staffArea } from './support/staff-area'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { newVisitor } from './support/visitor-address'
import { inLanguage, wordsOf } from './support/words'

test.use({ viewport: { width: 390, height: 844 }, launchOptions: hasCamera })

for (const locale of locales) {
  const t = wordsOf(locale, 'contract')

  test(`staff drop a change that the guest has not signed: the signed version holds again @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
    baseURL,
    browser,
  }) => {
    await signIn(request, baseURL, 'ceiba-operations')
    await page.context().setExtraHTTPHeaders(newVisitor())
    const { reference, path } = await makeContract(request, locale)
    await signOnPhone(page, locale, { path, guests: ['María José Xicay', 'Luis Tzul', 'Ana Tzul'] })
    const data = { ...stayOf('María José Xicay'), language_code: locale, fullPayment: 1300 }
    expect((await request.put(callOf(reference), { data })).status()).toBe(200)
    const guest = guestPage(page, locale)
    await visit(page, path)
    await expect(guest.title).not.toHaveText(t('guest.signedTitle'))

    const team = await browser.newContext({ extraHTTPHeaders: newVisitor() })
    const desk = await team.newPage()
    await staffArea(desk, locale).enter(await hire('ceiba-operations'))
    await visit(desk, href('contract', locale, { id: reference }))
    const price = desk.getByLabel(t('fields.fullPayment'), { exact: true })
    await expect(price).toHaveValue('1300')
    const keep = desk.getByRole('button', { name: t('staff.keep', { version: 1 }), exact: true })
    const confirm = desk.getByRole('dialog', { name: t('staff.keepTitle', { version: 1 }) })
    await keep.click()
    await confirm.getByRole('button', { name: t('staff.leaveIt') }).click()
    await expect(confirm).toBeHidden()
    await keep.click()
    await expectAccessible(desk)
    await confirm.getByRole('button', { name: t('staff.keepYes', { version: 1 }) }).click()
    await expect(desk.getByText(t('staff.dones.kept'))).toBeInViewport()
    await expect(desk.getByText(t('stages.signed'), { exact: true }).first()).toBeVisible()
    await expect(desk.getByText('$1,300')).toHaveCount(0)
    await expect(keep).toHaveCount(0)
    await team.close()

    await visit(page, path)
    await expect(guest.title).toHaveText(t('guest.signedTitle'))
    await expect(page.getByText('$1,001.25').filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByText('$1,300')).toHaveCount(0)
  })
}
