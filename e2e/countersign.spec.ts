import { href } from '~/routing/href'
import { locales } from '~content/locale'
import { expectAccessible } from './support/axe'
import { hasCamera } from './support/launch-options'
import { guestPage, makeContract, signIn } from './support/contracts'
import { signInAsEditor, type Editor } from './support/editor'
import { hire } from './support/hire'
import { signOnPhone } from './support/signing'
import { cmsAccount } from './support/stack'
import { staffArea } from './support/staff-area'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { newVisitor } from './support/visitor-address'
import { inLanguage, wordsOf } from './support/words'

test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: hasCamera,
})

let editor: Editor

test.beforeAll(async () => {
  editor = await signInAsEditor(cmsAccount())
  await editor.changeCountersigning('byHand')
})
test.afterAll(() => editor.changeCountersigning('atOnce'))

for (const locale of locales) {
  const t = wordsOf(locale, 'contract')

  test(`the house signs by hand what its guest has signed, ${inLanguage[locale]}`, async ({
    page,
    request,
    baseURL,
    browser,
  }) => {
    await signIn(request, baseURL, 'ceiba-operations')
    await page.context().setExtraHTTPHeaders(newVisitor())
    const { reference, path } = await makeContract(request, locale)
    const guests = ['María José Xicay', 'Luis Tzul', 'Ana Tzul']
    await signOnPhone(page, locale, { path, guests }, t('guest.givenTitle'))
    await expectAccessible(page)

    const team = await browser.newContext({ extraHTTPHeaders: newVisitor() })
    const desk = await team.newPage()
    await staffArea(desk, locale).enter(await hire('ceiba-operations'))
    await desk.goto(href('staffHome', locale))
    await desk.getByRole('listitem').filter({ hasText: reference }).getByRole('link').click()
    await expect(desk.getByRole('heading', { name: t('staff.countersignTitle') })).toBeVisible()
    const form = desk.getByRole('region', { name: t('staff.countersignTitle') })
    const sign = form.getByRole('button', { name: t('staff.countersign') })

    // Without a signature nothing is signed.
    await sign.click()
    await expect(form.getByRole('alert').first()).toBeVisible()
    await form.getByRole('textbox', { name: t('staff.countersignName') }).fill('Rosa Cojtí')
    await form.getByRole('button', { name: t('guest.typeInstead') }).click()
    await form
      .getByRole('textbox', { name: t('staff.countersignature'), exact: true })
      .fill('Rosa Cojtí')
    await expectAccessible(desk)
    await sign.click()
    await expect(desk.getByText(t('staff.dones.countersigned'))).toBeVisible()
    await expect(form).toBeHidden()
    await team.close()

    await visit(page, path)
    await expect(guestPage(page, locale).title).toHaveText(t('guest.signedTitle'))
    await expect(page.getByRole('figure').filter({ hasText: 'Rosa Cojtí' })).toBeVisible()
  })
}
