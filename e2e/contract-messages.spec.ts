import { locales } from '~content/locale'
import { href } from '~/routing/href'
import { expectAccessible } from './support/axe'
import { callOf, guestPage, makeContract, signIn } from './support/contracts'
import { findMails } from './support/mails'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { newVisitor } from './support/visitor-address'
import { inLanguage, wordsOf } from './support/words'

test.use({
  answeredWith: [409, 422],
  mayLoseNetwork: true,
  viewport: { width: 390, height: 844 },
})

for (const locale of locales) {
  const t = wordsOf(locale, 'contract')
  const forms = wordsOf(locale, 'forms')
  const missing = forms('messages.writeMessage')

  test(`a guest asks, and then declines with a reason @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.context().setExtraHTTPHeaders(newVisitor())
    await signIn(request, baseURL, 'ceiba-operations')
    const { link, reference, path } = await makeContract(request, locale)
    const guest = guestPage(page, locale)
    await visit(page, path)
    await page.getByText(t('guest.ask.title'), { exact: true }).click()
    await page.getByRole('button', { name: t('guest.ask.send') }).click()
    await expect(page.getByText(missing)).toBeInViewport()
    await page.getByLabel(t('guest.ask.label')).fill('¿Hay cuna?')
    await page.getByRole('button', { name: t('guest.ask.send') }).click()
    await expect(page.getByText(t('guest.asked'))).toBeInViewport()
    await expectAccessible(page)
    await expect.poll(async () => subjectsOf(t('mail.askedSubject', { reference }))).toBe(1)

    await page.getByText(t('guest.decline.title'), { exact: true }).click()
    await page.getByLabel(t('guest.decline.label')).fill('Other dates, please')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: t('guest.decline.send') }).click()
    await expect(page.getByText(forms('messages.sendDataError'))).toBeInViewport()
    await page.context().setOffline(false)
    await expect(page.getByLabel(t('guest.decline.label'))).toHaveValue('Other dates, please')
    await page.getByRole('button', { name: t('guest.decline.send') }).click()
    await expect(guest.title).toHaveText(t('guest.declinedTitle'))
    await expect(page.locator('#outcome')).toBeFocused()
    await expect(page.locator('#outcome')).toBeInViewport()
    await expect(page.getByText('Other dates, please')).toBeVisible()
    const mailLink = page.getByRole('main').locator('a[href^="mailto:"]')
    await expect(mailLink.first()).toBeVisible()
    await expectAccessible(page)
    await expect.poll(async () => subjectsOf(t('mail.declinedSubject', { reference }))).toBe(1)
    const saved = await page.request.put(callOf(link), { data: { comments: 'x' } })
    expect(saved.status()).toBe(409)

    const editor = await request.get(href('contract', locale, { id: reference }))
    const [, seen = ''] = /name="seen" value="(\w+)"/.exec(await editor.text()) ?? []
    for (const words of [t('stages.declined'), '¿Hay cuna?', 'Other dates, please']) {
      expect(await editor.text()).toContain(words)
    }
    const stay = await request.get(href('staffStay', locale, { id: reference }))
    expect(await stay.text()).toContain('¿Hay cuna?')
    const answer = await request.post(href('contract', locale, { id: reference }), {
      maxRedirects: 0,
      form: { do: 'renew', seen },
      headers: { Origin: new URL(baseURL ?? '').origin },
    })
    expect(answer.status()).toBe(303)
    expect((await page.reload())?.status()).toBe(404)
  })

  test.describe('without script @phone', () => {
    test.use({ javaScriptEnabled: false })

    test(`an empty question comes back with the request to write one, ${inLanguage[locale]}`, async ({
      page,
      request,
      baseURL,
    }) => {
      await page.context().setExtraHTTPHeaders(newVisitor())
      await signIn(request, baseURL, 'ceiba-operations')
      const { path } = await makeContract(request, locale)
      await page.goto(path)
      await page.getByText(t('guest.decline.title'), { exact: true }).click()
      await page.getByRole('button', { name: t('guest.decline.send') }).click()
      await expect(page.getByRole('alert').getByText(missing)).toBeVisible()
      await page.getByLabel(t('guest.decline.label')).fill('Too expensive')
      await page.getByRole('button', { name: t('guest.decline.send') }).click()
      await expect(guestPage(page, locale).title).toHaveText(t('guest.declinedTitle'))
    })
  })
}

async function subjectsOf(subject: string): Promise<number> {
  return (await findMails(subject)).length
}
