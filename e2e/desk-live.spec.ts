import type { Browser, Page, Request } from '@playwright/test'
import { locales, type Locale } from '~content/locale'
import { href } from '~/routing/href'
import { resources } from '~/routing/resources'
import { expectAccessible } from './support/axe'
import { hire } from './support/hire'
import { staffArea } from './support/staff-area'
import { inquire } from './support/stays'
import { expect, test } from './support/test'
import { newVisitor } from './support/visitor-address'
import { inLanguage, wordsOf } from './support/words'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(newVisitor()))

/** Compressed bytes of the first view of the desk (docs/spec/operations.md §2; docs/decisions/0083-the-desk.md). */
const heaviest = 250_000

/** A page of another member of staff, signed in, on the screen of the first. */
async function colleague(browser: Browser, page: Page, locale: Locale): Promise<Page> {
  const context = await browser.newContext({
    extraHTTPHeaders: newVisitor(),
    viewport: page.viewportSize(),
  })
  const other = await context.newPage()
  await staffArea(other, locale).enter(await hire('ceiba-operations'))
  return other
}

for (const locale of locales) {
  const t = wordsOf(locale, 'staff')
  const desk = wordsOf(locale, 'desk')
  const stays = wordsOf(locale, 'stays')

  test(`an inquiry is told to two people at their desks @two-nodes, ${inLanguage[locale]}`, async ({
    page,
    browser,
    request,
  }) => {
    const own = staffArea(page, locale)
    await own.enter(await hire('ceiba-administrator'))
    await page.goto(href('staffHome', locale))
    const other = await colleague(browser, page, locale)
    await other.goto(href('staffInbox', locale))
    await own.whenTold()
    await staffArea(other, locale).whenTold()
    const waiting = page.getByRole('heading', { name: desk('today.parts.waiting') })
    const before = await waiting.innerText()
    const { reference, guest } = await inquire(request, locale, 460)
    for (const screen of [page, other]) {
      const toast = screen
        .getByRole('log', { name: t('news.region') })
        .getByRole('group')
        .filter({ hasText: reference })
      await expect(toast).toContainText(t('news.arrived'))
      await expect(toast).not.toContainText(guest.email)
      // It fades in, and half drawn it has too little contrast.
      await expect(toast).toHaveCSS('opacity', '1')
    }
    await expect(other.getByRole('listitem').filter({ hasText: reference })).toBeVisible()
    await expect(waiting).not.toHaveText(before)
    await expectAccessible(page)
    await page.getByRole('log').getByRole('link', { name: reference }).click()
    await expect(page).toHaveURL(href('staffStay', locale, { id: reference }))

    // The other desk shows who took it, without a reload.
    await page.getByRole('button', { name: stays('take'), exact: true }).click()
    const row = other.getByRole('listitem').filter({ hasText: reference })
    await expect(row).toContainText('Ana Tzul')
    await other.context().close()
  })

  test(`Marketing is told nothing of inquiries @desktop, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
    await page.goto(href('staffSignIn', locale))
    await staffArea(page, locale).signIn(await hire('ceiba-marketing'))
    await expect(page).toHaveURL(href('staffReports', locale))
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    await expect(page.getByRole('log')).toHaveCount(0)
    expect(asked).not.toContain(`/${resources.staffEvents.path}`)
  })

  test(`the desk works without script @phone, ${inLanguage[locale]}`, async ({
    page,
    browser,
    request,
  }) => {
    const context = await browser.newContext({
      extraHTTPHeaders: newVisitor(),
      viewport: page.viewportSize(),
      javaScriptEnabled: false,
    })
    const plain = await context.newPage()
    const area = staffArea(plain, locale)
    await area.enter(await hire('ceiba-operations'))
    await plain.goto(href('staffHome', locale))
    await area.openMenu()
    await plain.getByRole('link', { name: t('inbox'), exact: true }).click()
    await expect(plain).toHaveURL(href('staffInbox', locale))

    const { guest, reference } = await inquire(request, locale, 480)
    const title = stays('answer.title', { name: 'Ana Xicará' })
    const answer = plain.getByRole('link', { name: title })
    await expect
      .poll(async () => {
        await plain.goto(href('staffInbox', locale, {}, `q=${guest.email}`))
        return answer.count()
      })
      .toBe(1)
    await answer.click()
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(title)
    await plain.getByRole('button', { name: stays('answer.mail'), exact: true }).click()
    await expect(plain.getByText(desk('inbox.answered', { reference }))).toBeInViewport()
    await area.openMenu()
    await plain.getByRole('button', { name: t('signOut') }).click()
    await expect(plain).toHaveURL(href('staffSignIn', locale))
    await context.close()
  })
}

test('the first view of the desk is light, and styles that somebody injects have no effect, in English', async ({
  browser,
}) => {
  const context = await browser.newContext({ extraHTTPHeaders: newVisitor() })
  const page = await context.newPage()
  const arrived: Request[] = []
  page.on('requestfinished', (request) => arrived.push(request))
  await staffArea(page, 'en').enter(await hire('ceiba-operations'))
  await page.goto(href('staffHome', 'en'))
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  const sizes = await Promise.all(
    arrived
      // The styles of a page stand in its document.
      .filter((request) =>
        ['document', 'script', 'stylesheet', 'font'].includes(request.resourceType()),
      )
      .map(async (request) => (await request.sizes()).responseBodySize),
  )
  expect(sizes.length).toBeGreaterThan(5)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(heaviest)

  const policy = (await page.goto(href('staffHome', 'en')))?.headers()['content-security-policy']
  expect(policy?.length).toBeLessThan(1200)
  const position = await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p id="injected" style="position:fixed">x</p>')
    const injected = document.querySelector('#injected')
    return injected && getComputedStyle(injected).position
  })
  expect(position).toBe('static')
  await context.close()
})
