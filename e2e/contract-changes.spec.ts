import { extractText, getDocumentProxy } from 'unpdf'
import { locales } from '~content/locale'
import { resources } from '~/routing/resources'
import { expectAccessible } from './support/axe'
import { callOf, guestPage, makeContract, signIn, stayOf } from './support/contracts'
import { onePage } from './support/one-page'
import { facePhoto } from './support/signing'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { newVisitor } from './support/visitor-address'
import { inLanguage, wordsOf } from './support/words'

test.use({ answeredWith: [409] })
for (const locale of locales) {
  const t = wordsOf(locale, 'contract')
  const was = t('guest.was')

  test(`staff save while the guest reads and again after the signature, ${inLanguage[locale]}`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.context().setExtraHTTPHeaders(newVisitor())
    await signIn(request, baseURL, 'ceiba-operations')
    const { link, reference, path } = await makeContract(request, locale)
    const edit = async (more: object) => {
      const data = { ...stayOf('María José Xicay'), language_code: locale, ...more }
      expect((await request.put(callOf(reference), { data })).status()).toBe(200)
    }
    const guest = guestPage(page, locale)
    await visit(page, path)
    await guest.goOn('comments')
    await guest.comments.fill('A cot, please')
    await guest.goOn('guests')
    await guest.nameGuests()
    await guest.goOn('photo')
    await guest.choose('photo').setInputFiles(await facePhoto())
    await guest.goOn('document')
    await guest.choose('document').setInputFiles({
      name: 'dpi.pdf',
      mimeType: 'application/pdf',
      buffer: onePage('DPI'),
    })
    await expect(page.getByText('dpi.pdf')).toBeVisible()
    await guest.goOn('accept')
    await guest.agreement.check()
    await guest.typeName('María José Xicay')

    await edit({ fullPayment: 1200 })
    await guest.sign()
    const notice = page.getByRole('heading', { name: t('guest.changedTitle') })
    await expect(notice).toBeInViewport()
    await expect(page.getByRole('alert')).toBeInViewport()
    const price = page.getByRole('definition').filter({ hasText: `${was} $1,001.25` })
    await expect(price.filter({ visible: true })).toContainText('$1,200')
    await expect(page.getByRole('deletion').filter({ visible: true }).first()).toBeVisible()
    await expectAccessible(page)
    await guest.agreement.check()
    await guest.typeName('María José Xicay')
    await guest.sign()
    await expect(guest.title).toHaveText(t('guest.signedTitle'))
    await expect(page.getByText(/ UTC$/)).toBeVisible()

    // Version 2: who signed before is told so, and what is different.
    await edit({ fullPayment: 1300 })
    await visit(page, path)
    const heading = t('guest.resignTitle', { version: 1, next: 2 })
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
    await expect(guest.step('read')).toBeVisible()
    const now = page.getByRole('definition').filter({ hasText: `${was} $1,200` })
    await expect(now.first()).toContainText('$1,300')
    await page.getByText(t('guest.beforeText', { version: 1 })).click()
    await expect(
      page.getByRole('group').getByRole('definition').getByText('$1,200', { exact: true }),
    ).toBeVisible()
    await expectAccessible(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: t('guest.beforePdf', { version: 1 }) }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`${reference}-v1.pdf`)

    for (const step of ['comments', 'guests', 'photo', 'document', 'accept'] as const) {
      await guest.goOn(step)
    }
    await guest.agreement.check()
    await guest.draw()
    await guest.sign()
    await expect(guest.title).toHaveText(t('guest.signedTitle'))
    const pdf = await request.get(`/${resources.contractPdf.path.replace(':id', link)}?version=2`)
    expect(pdf.status()).toBe(200)
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.body())), {
      mergePages: true,
    })
    expect(text).toContain('$1,300')
    for (const version of [1, 2]) {
      const name = t('guest.versionPdf', { version })
      await expect(page.getByRole('link', { name })).toBeVisible()
    }
  })
}
