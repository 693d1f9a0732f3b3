import { href } from '~/routing/href'
import { questionParameter } from '~/routing/parameters'
import { resources } from '~/routing/resources'
import { locales, type Locale } from '~content/locale'
import { expectAccessible } from './support/axe'
import { callList, listPath } from './support/rentals'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { newVisitor } from './support/visitor-address'
import { isPhone } from './support/widths'
import { containing, inLanguage, wordsOf } from './support/words'

const antigua = { state: 'sacatepequez', location: 'antigua-guatemala' }

/** What visitors ask, and what Renty says that he understood. */
const sentences: Record<
  Locale,
  Record<'house' | 'houseSays' | 'pay' | 'payQuestion' | 'unknown', string>
> = {
  en: {
    house: 'a house for six in Antigua under $200',
    houseSays: 'Vacation rentals for 6 in Antigua Guatemala under $200 a night',
    pay: 'how do I pay?',
    payQuestion: 'How can I pay?',
    unknown: 'who won the world cup?',
  },
  es: {
    house: 'una casa para seis en Antigua por menos de $200',
    houseSays: 'Casas vacacionales para 6 en Antigua Guatemala por menos de $200 la noche',
    pay: '¿con qué puedo pagar?',
    payQuestion: '¿Cómo puedo pagar?',
    unknown: 'cuénteme un chiste',
  },
}

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(newVisitor()))

for (const locale of locales) {
  const t = wordsOf(locale, 'assistant')
  const { house, houseSays, pay, payQuestion, unknown } = sentences[locale]

  test(`Renty opens on any page, finds houses, knows the FAQ and hands over, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const requested = { adult: '6', maxPrice: '200' }
    const list = await callList(request, 'vacationRentals', locale, {
      ...requested,
      location: antigua.location,
    })
    await visit(page, listPath('uniqueStays', locale))
    const opener = isPhone(page)
      ? page.getByRole('navigation').getByRole('link', { name: t('name'), exact: true })
      : page
          .getByRole('contentinfo')
          .getByRole('link', { name: t('open'), exact: true })
          .last()
    await opener.click()
    const modal = page.getByRole('dialog', { name: t('open') })
    const input = modal.getByRole('textbox', { name: t('ask') })
    await expect(input).toBeFocused()

    await input.fill(house)
    await input.press('Enter')
    await expect(modal.getByText(houseSays, { exact: true })).toBeVisible()
    await expect(input).toBeFocused()
    const cards = modal.getByRole('list', { name: t('places') }).getByRole('article')
    await expect(cards).toHaveCount(Math.min(list.total, 6))
    await expectAccessible(page)

    await input.fill(pay)
    await modal.getByRole('button', { name: t('send') }).click()
    await expect(modal.getByText(payQuestion, { exact: true })).toBeVisible()
    await expect(modal.getByRole('status')).toContainText(payQuestion)

    await input.fill(unknown)
    await input.press('Enter')
    const answer = modal.getByRole('article').filter({ hasText: unknown })
    const chat = answer.getByRole('link', { name: containing(t('whatsApp')) })
    const prepared = new URL((await chat.getAttribute('href')) ?? '')
    expect(prepared.host).toBe('wa.me')
    expect(prepared.searchParams.get('text')).toBe(t('whatsAppText', { question: unknown }))

    // A long conversation scrolls below the head, which keeps the way out.
    await expect(modal.getByRole('heading', { name: t('open') })).toBeInViewport({ ratio: 1 })
    await expect(modal.getByRole('button', { name: t('close') })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expect(opener).toBeFocused()

    // The page goes on with the same conversation, also after a reload.
    await page.goto(href('assistant', locale))
    await expect(page.getByText(houseSays, { exact: true })).toBeVisible()
    await page
      .getByRole('article')
      .filter({ hasText: houseSays })
      .getByRole('link', { name: containing(String(list.total)) })
      .last()
      .click()
    await expect(page).toHaveURL(listPath('vacationRentals', locale, antigua, requested))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(String(list.total))
  })
}

test.describe('without script @phone', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of locales) {
    const t = wordsOf(locale, 'assistant')
    const { house, houseSays, pay, payQuestion } = sentences[locale]

    test(`Renty answers on his page, ${inLanguage[locale]}`, async ({ page }) => {
      await page.goto(href('assistant', locale))
      await page.getByRole('textbox', { name: t('ask') }).fill(house)
      await page.getByRole('button', { name: t('send') }).click()
      await expect(page).toHaveURL(new RegExp(`[?&]${questionParameter}=`))
      await expect(page.getByText(houseSays, { exact: true })).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await page.getByRole('textbox', { name: t('ask') }).fill(pay)
      await page.getByRole('button', { name: t('send') }).click()
      await expect(page.getByRole('article').getByText(payQuestion, { exact: true })).toBeVisible()

      await page.goto(href('home', locale))
      const opener = isPhone(page)
        ? page.getByRole('navigation').getByRole('link', { name: t('name'), exact: true })
        : page
            .getByRole('contentinfo')
            .getByRole('link', { name: t('open'), exact: true })
            .last()
      await opener.click()
      await expect(page).toHaveURL(href('assistant', locale))
    })
  }
})

test('the page without a question is stored and has the FAQ as structured data, an answer is not stored @desktop', async ({
  request,
}) => {
  const common = await request.get(href('assistant', 'en'))
  expect(common.headers()['cache-control']).not.toContain('no-store')
  const html = await common.text()
  expect(html).toContain('"@type":"FAQPage"')
  const own = await request.get(
    href('assistant', 'en', {}, new URLSearchParams({ [questionParameter]: 'pool' })),
  )
  expect(own.headers()['cache-control']).toContain('no-store')
  expect(await own.text()).not.toContain('"@type":"FAQPage"')
  const call = await request.post(`/${resources.assistantApi.path}`, { data: { language: 'en' } })
  expect(call.status()).toBe(422)
})
