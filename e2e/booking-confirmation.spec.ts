import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { locales, type Locale } from '~content/locale'
import { href } from '~/routing/href'
import { resources } from '~/routing/resources'
import { expectAccessible } from './support/axe'
import { hire } from './support/hire'
import { makeBooking, secret } from './support/make-booking'
import { staffArea } from './support/staff-area'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { newVisitor } from './support/visitor-address'
import { inLanguage, wordsOf } from './support/words'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(newVisitor()))

const days = {
  en: { arrival: '04-Jan-2027', departure: '08-Jan-2027' },
  es: { arrival: '04-ene-2027', departure: '08-ene-2027' },
} as const

/** Every address under which a link answers. */
function addressesOf(path: string, locale: Locale): string[] {
  const link = path.split('/').at(-1) ?? ''
  const slug = (resource: string) => `/${resource.replace(':slug', link)}?language=${locale}`
  return [
    path,
    `${path}.data`,
    slug(resources.bookingConfirmationApi.path),
    slug(resources.bookingCalendar.path),
  ]
}

async function bodiesOf(request: APIRequestContext, addresses: string[]): Promise<string[]> {
  const answers = await Promise.all(addresses.map((address) => request.get(address)))
  for (const answer of answers) {
    expect(answer.status(), answer.url()).toBe(200)
    expect(answer.headers()['cache-control']).toContain('no-store')
  }
  return Promise.all(answers.map((answer) => answer.text()))
}

/** The address of every confirmation up to its id. */
function linkStart(locale: Locale): string {
  return href('bookingConfirmation', locale, { slug: 'x' }).slice(0, -1)
}

/** The staff's page of a confirmation, over their list. */
async function openDesk(page: Page, locale: Locale, number: string): Promise<void> {
  await staffArea(page, locale).enter(await hire('ceiba-operations'))
  await page.goto(href('staffBookings', locale, {}, `q=${number}`))
  await page.locator('main').getByRole('link', { name: number }).click()
}

for (const locale of locales) {
  const t = wordsOf(locale, 'privatePages')

  test(`a guest reads the confirmation, and the way once it is released, ${inLanguage[locale]}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const booking = await makeBooking(locale)
    const office = await browser.newContext({ baseURL, extraHTTPHeaders: newVisitor() })
    const desk = await office.newPage()
    await openDesk(desk, locale, booking.number)
    await expect(desk.getByText(t('staffBooking.noLink'))).toBeVisible()
    // The router writes an entry of the history as it starts, which would count as the way back.
    const isStarted = () => expect(desk.locator('html')).toHaveAttribute('data-hydrated', '')
    await isStarted()
    await desk.goBack()
    await isStarted()
    await expectAccessible(desk)
    await desk.goForward()
    await desk.getByRole('button', { name: t('staffBooking.share') }).click()
    const link = desk.getByRole('link', { name: linkStart(locale) })
    const path = new URL((await link.textContent()) ?? '').pathname
    await expectAccessible(desk)

    const response = await visit(page, path)
    expect(response?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': expect.stringContaining('noindex'),
    })
    for (const words of [booking.number, booking.guest, '7']) {
      await expect(page.getByRole('definition').filter({ hasText: words }).first()).toBeVisible()
    }
    const row = page.getByRole('row').filter({ hasText: booking.rental })
    await expect(row).toContainText(days[locale].arrival)
    await expect(row).toContainText(days[locale].departure)
    await expect(page.getByText(t('booking.waiting'))).toBeVisible()
    await expectAccessible(page)
    for (const body of await bodiesOf(page.request, addressesOf(path, locale))) {
      expect(body).not.toContain('471147')
      expect(body).not.toMatch(/helecho|fern/)
    }

    await desk.getByRole('button', { name: t('staffBooking.release') }).click()
    await expect(desk.getByText(t('staffBooking.released'), { exact: true })).toBeVisible()
    await visit(page, path)
    await expect(page.getByText(secret[locale])).toBeVisible()
    const tabs = page.getByRole('tablist').getByRole('tab')
    await expect(tabs).toHaveText([booking.rental, 'Casa Ñandú'])
    await tabs.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(tabs.last()).toBeFocused()
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await expect(page.getByText(secret[locale])).toBeHidden()
    await expectAccessible(page)

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(secret[locale])).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Casa Ñandú' })).toBeVisible()
    await expect(page.locator('header').first()).toBeHidden()
    await page.emulateMedia({ media: 'screen' })

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: t('booking.calendar') }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`${booking.number}.ics`)
    const calendar = (await readFile(await download.path(), 'utf8')).replace(/\r\n[ \t]/g, '')
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(calendar).toMatch(
      /DTSTART(;VALUE=DATE:20270104|;TZID=America\/Guatemala:20270104T\d{6})\r\n/,
    )
    // The second property is none of the house's own: its hours are not known.
    expect(calendar).toContain('DTSTART;VALUE=DATE:20270105')
    expect(calendar).toContain('DTEND;VALUE=DATE:20270108')
    expect(calendar).toContain('LOCATION:')
    expect(calendar).toContain(path)
    expect(calendar).not.toContain('471147')

    await desk.getByRole('button', { name: t('staffBooking.hold') }).click()
    for (const body of await bodiesOf(page.request, addressesOf(path, locale))) {
      expect(body).not.toContain('471147')
    }
    await desk.getByRole('button', { name: t('staffBooking.renew') }).click()
    await desk.getByRole('button', { name: t('staffBooking.renewYes') }).click()
    await expect(link).not.toHaveText(path)
    const former = await page.request.get(path)
    expect(former.status()).toBe(404)
    const renewed = new URL((await link.textContent()) ?? '').pathname
    await desk.getByRole('button', { name: t('staffBooking.close') }).click()
    await desk.getByRole('button', { name: t('staffBooking.closeYes') }).click()
    await expect(desk.getByText(t('bookingStages.draft'))).toBeVisible()
    const closed = await page.request.get(renewed)
    expect(closed.status()).toBe(404)
    // To a stranger both are what an unknown one is.
    const nobody = 'a'.repeat(32)
    const unknown = await page.request.get(href('bookingConfirmation', locale, { slug: nobody }))
    const told = async (answer: typeof closed, link: string) =>
      (await answer.text()).replaceAll(link, 'the link')
    expect(await told(closed, renewed.split('/').at(-1) ?? '')).toBe(await told(unknown, nobody))
    await office.close()
  })

  test.describe('without script @phone', () => {
    test.use({ javaScriptEnabled: false })

    test(`a confirmation shows all its properties, ${inLanguage[locale]}`, async ({ page }) => {
      const booking = await makeBooking(locale)
      await openDesk(page, locale, booking.number)
      await page.getByRole('button', { name: t('staffBooking.share') }).click()
      await page.getByRole('button', { name: t('staffBooking.release') }).click()
      const link = page.getByRole('link', { name: linkStart(locale) })
      await page.goto(new URL((await link.textContent()) ?? '').pathname)
      await expect(page.getByText(secret[locale])).toBeVisible()
      const ways = page.getByRole('navigation', { name: t('booking.chooseProperty') })
      await ways.getByRole('link', { name: 'Casa Ñandú' }).click()
      await expect(page.getByRole('heading', { name: 'Casa Ñandú' })).toBeInViewport()
    })
  })
}
