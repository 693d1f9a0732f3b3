import type { Browser, Page } from '@playwright/test'
import { locales, type Locale } from '~content/locale'
import { href } from '~/routing/href'
import { expectAccessible } from './support/axe'
import { dayPicker } from './support/day-picker'
import { guatemalaDay } from './support/days'
import { hire } from './support/hire'
import { findMails } from './support/mails'
import { inquire } from './support/stays'
import { staffArea } from './support/staff-area'
import { expect, test } from './support/test'
import { whenAlive } from './support/visit'
import { newVisitor } from './support/visitor-address'
import { inLanguage, wordsOf } from './support/words'

// Changes of a stay that somebody else has changed, and a text with a hole.
test.use({ answeredWith: [409, 422] })

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(newVisitor()))

/** A page of another member of staff, signed in. */
async function colleague(browser: Browser, locale: Locale): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: newVisitor() })
  const page = await context.newPage()
  await staffArea(page, locale).enter(await hire('ceiba-operations'))
  return page
}

/** The inbox, once it has the entry of an e-mail. */
async function openInbox(page: Page, locale: Locale, email: string, more = ''): Promise<void> {
  const row = page.locator('main').getByRole('link', { name: 'Ana Xicará', exact: true })
  await expect
    .poll(async () => {
      await page.goto(href('staffInbox', locale, {}, `q=${email}${more}`))
      return row.count()
    })
    .toBe(1)
}

for (const locale of locales) {
  const t = wordsOf(locale, 'desk')
  const stays = wordsOf(locale, 'stays')

  test(`an inquiry comes into the open inbox, is taken by keys and answered once, ${inLanguage[locale]}`, async ({
    page,
    request,
    browser,
  }) => {
    const own = staffArea(page, locale)
    await own.enter(await hire('ceiba-operations'))
    await page.goto(href('staffInbox', locale))
    await own.whenTold()
    const { guest, reference } = await inquire(request, locale, 400)
    const row = page.getByRole('listitem').filter({ hasText: reference })
    await expect(row).toBeVisible()
    const arrived = [1, 2].map((count) => t('inbox.arrived', { count }).replace(/\d+/, '\\d+'))
    await expect(page.getByRole('status')).toHaveText(new RegExp(arrived.join('|')))
    await expectAccessible(page)

    await openInbox(page, locale, guest.email)
    await expect(page.locator('kbd').first()).toBeAttached()
    await page.keyboard.press('j')
    await expect(row.getByRole('link', { name: 'Ana Xicará', exact: true })).toBeFocused()
    await page.keyboard.press('x')
    await expect(row.getByRole('checkbox')).toBeChecked()
    await page.getByText(t('inbox.bulk.title')).click()
    await page.getByRole('button', { name: t('inbox.bulk.take') }).click()
    await expect(page.getByRole('status').first()).toHaveText(t('inbox.done', { count: 1 }))
    await expect(row).toContainText('Ana Tzul')

    const other = await colleague(browser, locale)
    await other.goto(href('staffStay', locale, { id: reference }))
    await page.reload()
    await expect(row).toContainText(t('openBy', { names: 'Ana Tzul', count: 1 }))

    await expect(page.locator('kbd').first()).toBeAttached()
    await page.keyboard.press('j')
    await page.keyboard.press('e')
    const drawer = page.getByRole('dialog', {
      name: stays('answer.title', { name: 'Ana Xicará' }),
    })
    await expect(drawer.getByText(t('openBy', { names: 'Ana Tzul', count: 1 }))).toBeVisible()
    const text = page.getByLabel(stays('answer.text'), { exact: true })
    await expect(text).toHaveValue(/Ana Xicará/)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    const answer = row.getByRole('link', { name: stays('answer.title', { name: 'Ana Xicará' }) })
    await expect(answer).toBeFocused()
    await answer.click()
    await expect(text).toHaveValue(/Ana Xicará/)
    await text.fill(`Hola {{house}}, ${reference}`)
    // News reads the inbox again, and leaves the draft alone.
    const inbox = `${href('staffInbox', locale)}.data`
    const reading = page.waitForEvent('requestfinished', (asked) => asked.url().includes(inbox))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await reading
    await expect(text).toHaveValue(`Hola {{house}}, ${reference}`)
    // So does Escape.
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(answer).toBeFocused()
    await answer.click()
    await expect(drawer).toBeVisible()
    await expect(text).toHaveValue(`Hola {{house}}, ${reference}`)
    await page.getByRole('button', { name: stays('answer.mail') }).click()
    await expect(page.getByRole('alert')).toHaveText(
      stays('answer.problems.unfilled', { unfilled: '{{house}}' }),
    )
    await text.fill(`Hola <b>Ana</b>,\n\n${reference} está libre.`)

    // Meanwhile the other one writes a note.
    await other.getByLabel(stays('note'), { exact: true }).fill('Called her')
    await other.getByRole('button', { name: stays('addNote') }).click()
    await expect(other.getByRole('status')).toHaveText(stays('done.note'))
    await other.context().close()

    await page.getByRole('button', { name: stays('answer.mail') }).click()
    await expect(page.getByRole('alert')).toHaveText(stays('answer.problems.outdated'))
    await expect(text).toHaveValue(new RegExp(`${reference} está libre`))
    expect(await findMails(`${reference} está libre`)).toEqual([])
    await page.getByRole('button', { name: stays('answer.mail') }).click()
    await expect(page.getByText(t('inbox.answered', { reference }))).toBeInViewport()
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === guest.email)
    await page.goto(href('staffStay', locale, { id: reference }))
    const timeline = page.getByRole('region', { name: stays('timeline') })
    await expect(timeline.getByText(stays('events.mailed'))).toHaveCount(1)
    await expect(
      timeline.getByText(stays('events.moved', { stage: stays('stages.answered') })),
    ).toBeVisible()
    await expect
      .poll(async () => (await findMails(`${reference} está libre`)).map(({ to }) => to))
      .toEqual([expect.stringContaining(guest.email)])
    const [mail] = await findMails(`${reference} está libre`)
    expect(mail?.replyTo).toContain('reservas@ceiba-stays.example')
    expect(mail?.html).toContain('Hola &lt;b&gt;Ana&lt;/b&gt;')
    await openInbox(page, locale, guest.email, '&state=answered')
  })

  test(`news that comes while an answer is read leaves the drawer open @desktop, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const { guest } = await inquire(request, locale, 490)
    await staffArea(page, locale).enter(await hire('ceiba-operations'))
    await openInbox(page, locale, guest.email)
    await whenAlive(page)
    const answer = `**${href('staffAnswer', locale, { id: '*' })}.data*`
    // News comes before the first reading is over.
    await page.route(
      answer,
      async () => {
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      },
      { times: 1 },
    )
    const title = stays('answer.title', { name: 'Ana Xicará' })
    await page.getByRole('link', { name: title }).click()
    const drawer = page.getByRole('dialog', { name: title })
    await expect(drawer.getByLabel(stays('answer.text'), { exact: true })).toHaveValue(/Ana Xicará/)
  })

  test(`what is written before the scripts are there stays @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const { reference } = await inquire(request, locale, 460)
    await staffArea(page, locale).enter(await hire('ceiba-operations'))
    let arrive: () => void = () => undefined
    const scripts = new Promise<void>((resolve) => (arrive = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await scripts
      await route.continue()
    })
    await page.goto(href('staffAnswer', locale, { id: reference }), { waitUntil: 'commit' })
    const text = page.getByLabel(stays('answer.text'), { exact: true })
    await expect(text).toHaveValue(/Ana Xicará/)
    await text.fill('Hola Ana')
    arrive()
    await whenAlive(page)
    await expect(text).toHaveValue('Hola Ana')
  })

  test(`a stay is answered by WhatsApp, followed up and stands on Today @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const { guest, reference } = await inquire(request, locale, 430)
    await staffArea(page, locale).enter(await hire('ceiba-administrator'))
    await openInbox(page, locale, guest.email)
    await page.locator('main').getByRole('link', { name: 'Ana Xicará', exact: true }).click()
    await page.getByRole('link', { name: stays('answer.open'), exact: true }).click()
    await page.getByRole('button', { name: stays('answer.whatsApp') }).click()
    await expect(page.getByRole('status')).toHaveText(stays('done.whatsApp'))
    // Beside these words, and in the timeline far below.
    const chat = page.getByRole('link', { name: stays('answer.openWhatsApp') }).first()
    await expect(chat).toBeInViewport()
    await expect(chat).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/50255551234\?text=.*Ana\+Xicar%C3%A1/,
    )

    await dayPicker(page, stays('followUp'), locale).pick(guatemalaDay())
    await page.getByRole('button', { name: stays('setFollowUp') }).click()
    await expect(page.getByRole('status')).toHaveText(stays('done.followUp'))
    await expectAccessible(page)
    await page.goto(href('staffHome', locale))
    await expectAccessible(page)
    const due = page.getByRole('region', { name: t('today.parts.followUps') })
    await expect(due).toBeVisible()
    await page.goto(href('staffInbox', locale, {}, `state=due&q=${reference}`))
    await expect(page.getByRole('listitem').filter({ hasText: reference })).toBeVisible()
  })
}
