import { locales } from '~content/locale'
import { expectAccessible } from './support/axe'
import { newGuest } from './support/inquiry-form'
import { listLeads, whenLeadDelivered } from './support/lead-delivered'
import { leadForm, leadJourneys } from './support/lead-forms'
import { confirmByMail, findMail, linkInMail } from './support/subscription'
import { expect, test } from './support/test'
import { newVisitor } from './support/visitor-address'
import { inLanguage, wordsOf } from './support/words'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(newVisitor()))

for (const locale of locales) {
  const t = wordsOf(locale, 'subscribe')
  const mail = wordsOf(locale, 'leadMail')

  test.describe('without script @phone', () => {
    test.use({ javaScriptEnabled: false })

    test(`a subscription begins and ends by mail, ${inLanguage[locale]}`, async ({
      page,
      request,
      playwright,
    }) => {
      const own = leadJourneys['the newsletter']
      if (!own) throw new Error('There is no newsletter')
      const { email, ...names } = newGuest()
      await page.goto(await own.path(locale, request))
      const shown = leadForm(page, locale, own)
      await shown.fill({ email, ...names })
      await shown.send.click()

      // Programs that look at every link of a mail confirm nothing.
      const link = await linkInMail(email, mail('visitor.confirmButton'))
      const looked = await request.get(link)
      expect(looked.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      })
      expect(await listLeads(email)).toHaveLength(0)
      expect((await request.get(`${link}x`)).status()).toBe(404)

      await confirmByMail(page, locale, email)
      const { lead } = await whenLeadDelivered(email, 3)
      expect(lead).toMatchObject({
        consentLanguage: locale,
        consentWording: `${t('confirm.askTitle')} ${t('confirm.ask')} [${t('confirm.button')}]`,
      })
      await page.goto(link)
      await expect(page.getByRole('button', { name: t('confirm.button') })).toHaveCount(0)

      const welcome = await findMail(email, mail('visitor.welcome.received'))
      const [, oneClick = ''] = /^<(.+)>$/.exec(welcome?.unsubscribe ?? '') ?? []
      // A mail program is no page of ours.
      const program = await playwright.request.newContext()
      const headers = { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' }
      for (const _ of ['once', 'again']) {
        const form = { 'List-Unsubscribe': 'One-Click' }
        expect((await program.post(oneClick, { headers, form })).status()).toBe(200)
      }
      await program.dispose()
      await expect.poll(async () => (await listLeads(email)).length).toBe(0)

      await page.goto(await linkInMail(email, mail('visitor.end')))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('end.doneTitle'))
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('confirm.overTitle'))
    })
  })

  test(`the page behind an unsubscribe link asks before it ends it @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const own = leadJourneys['the newsletter']
    if (!own) throw new Error('There is no newsletter')
    const { email, ...names } = newGuest()
    await page.goto(await own.path(locale, request))
    const shown = leadForm(page, locale, own)
    await shown.fill({ email, ...names })
    await shown.send.click()
    await confirmByMail(page, locale, email)
    await whenLeadDelivered(email, 3)
    await page.goto(await linkInMail(email, mail('visitor.end')))
    await expectAccessible(page)
    expect(await listLeads(email)).toHaveLength(1)
    await page.getByRole('button', { name: t('end.button') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('end.doneTitle'))
    await expect.poll(async () => (await listLeads(email)).length).toBe(0)
  })
}
