import type { Locator } from '@playwright/test'
import { locales } from '~content/locale'
import { href } from '~/routing/href'
import { resources } from '~/routing/resources'
import { expectAccessible } from './support/axe'
import { deniesCamera } from './support/launch-options'
import { guestPage, letExpire, makeContract, signIn } from './support/contracts'
import { onePage } from './support/one-page'
import { facePhoto } from './support/signing'
import { expect, test } from './support/test'
import { visit, whenAlive } from './support/visit'
import { newVisitor } from './support/visitor-address'
import { inLanguage, wordsOf } from './support/words'

// Without script the browser notes the answer to a form that is refused.
test.use({
  answeredWith: [422],
  viewport: { width: 390, height: 844 },
  launchOptions: deniesCamera,
})

for (const locale of locales) {
  const other = locale === 'en' ? 'es' : 'en'
  const t = wordsOf(locale, 'contract')

  test.describe(inLanguage[locale], () => {
    test.beforeEach(async ({ request, baseURL, context }) => {
      await signIn(request, baseURL, 'ceiba-operations')
      await context.setExtraHTTPHeaders(newVisitor())
    })

    test(`the other language and a lost network keep what was typed @phone, ${inLanguage[locale]}`, async ({
      page,
      request,
      context,
      faults,
    }) => {
      const { link, path } = await makeContract(request, locale)
      const guest = guestPage(page, locale)
      await visit(page, path)
      await guest.goOn('comments')
      await context.route(`**/${resources.contractsApi.path}/**`, (route) => route.abort())
      await guest.comments.fill('We arrive late')
      await expect(page.getByRole('status').last()).toContainText(t('guest.saveStates.offline'))
      await context.unroute(`**/${resources.contractsApi.path}/**`)
      await expect(page.getByRole('status').last()).toContainText(t('guest.saveStates.saved'))
      const lost = faults.splice(0)
      expect(lost.filter((fault) => !/net::ERR_FAILED .*bookings/.test(fault))).toEqual([])

      await guest.comments.fill('We arrive very late')
      await page.locator(`header a[hreflang=${other}]`).click()
      await page.waitForURL(`**${href('contract', other, { id: link })}`)
      const there = guestPage(page, other)
      await whenAlive(page)
      await expect(there.step('comments')).toBeVisible()
      await expect(there.comments).toHaveValue('We arrive very late')
    })

    test(`each step is judged before the next one @desktop, ${inLanguage[locale]}`, async ({
      page,
      request,
    }) => {
      const words = wordsOf(locale, 'forms')
      const { path } = await makeContract(request, locale)
      const guest = guestPage(page, locale)
      await visit(page, path)
      await guest.goOn('comments')
      await guest.goOn('guests')
      await expect(guest.guestName()).toHaveValue('María José Xicay')
      await guest.guestAge().fill('200')
      await guest.next()
      const problem = page.getByText(words('messages.invalidAge'))
      await expect(problem).toBeInViewport()
      await expect(guest.guestAge()).toHaveAttribute('aria-invalid', 'true')
      await expect(guest.step('guests')).toBeVisible()
      await guest.nameGuests()
      await expect(problem).toBeHidden()
      const remove = page.getByRole('button', { name: t('guest.removeGuest', { number: 3 }) })
      await remove.click()
      await guest.next()
      await expect(page.getByText(words('messages.guestsTooFew')).first()).toBeInViewport()
      await page.getByRole('button', { name: t('guest.addGuest') }).click()
      await guest.nameGuests()
      await guest.goOn('photo')
      await guest.next()
      await expect(page.getByText(words('messages.photoNeeded'))).toBeInViewport()
      await expect(guest.step('photo')).toBeVisible()
    })

    test(`a link that is over looks like one that never was @phone, ${inLanguage[locale]}`, async ({
      page,
      request,
    }) => {
      const { reference, path } = await makeContract(request, locale)
      expect((await page.goto(path))?.status()).toBe(200)
      await letExpire(reference)
      expect((await page.goto(path))?.status()).toBe(404)
      const over = await page.getByRole('main').innerText()
      await expectAccessible(page)
      for (const way of [/^https:\/\/wa\.me\//, /^tel:\+/, /^mailto:/]) {
        const ways = page.getByRole('main').getByRole('link')
        await expect.poll(async () => linksOf(ways)).toContainEqual(expect.stringMatching(way))
      }
      const unknown = href('contract', locale, { id: 'x'.repeat(32) })
      expect((await page.goto(unknown))?.status()).toBe(404)
      expect(await page.getByRole('main').innerText()).toBe(over)
      const editor = await request.get(href('contract', locale, { id: reference }))
      expect(await editor.text()).toContain(t('stages.expired'))
    })
  })

  test.describe('without script @phone', () => {
    test.use({ javaScriptEnabled: false })

    test(`the form is one page that can be saved and signed, ${inLanguage[locale]}`, async ({
      page,
      request,
      baseURL,
    }) => {
      await signIn(request, baseURL, 'ceiba-operations')
      await page.context().setExtraHTTPHeaders(newVisitor())
      const { path } = await makeContract(request, locale)
      const guest = guestPage(page, locale)
      await page.goto(path)
      await guest.comments.fill('A cot, please')
      await guest.guestName().fill('Ana Tzul')
      await guest.choose('document').setInputFiles({
        name: 'dpi.pdf',
        mimeType: 'application/pdf',
        buffer: onePage('DPI'),
      })
      await page.getByRole('button', { name: t('guest.save') }).click()
      await expect(page.getByText(t('guest.savedNote'))).toBeVisible()
      await expect(guest.comments).toHaveValue('A cot, please')
      await expect(page.getByText('dpi.pdf')).toBeVisible()

      await guest.agreement.check()
      await guest.signature.fill('Ana Tzul')
      await guest.sign()
      const missing = wordsOf(locale, 'forms')('messages.photoNeeded')
      await expect(page.getByText(missing).first()).toBeVisible()
      await guest.nameGuests()
      await guest.agreement.check()
      await guest.choose('photo').setInputFiles(await facePhoto())
      await expect(guest.signature).toHaveValue('Ana Tzul')
      await guest.sign()
      await expect(guest.title).toHaveText(t('guest.signedTitle'))
      await expect(page.getByRole('figure').first()).toContainText('Ana Tzul')
    })
  })
}

function linksOf(links: Locator): Promise<string[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
}
