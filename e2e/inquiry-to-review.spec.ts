import type { Browser, Locator, Page } from '@playwright/test'
import * as z from 'zod'
import { locales } from '~content/locale'
import { href } from '~/routing/href'
import { hasCamera } from './support/launch-options'
import { callBooking } from './support/booking-call'
import { linkCalendar } from './support/calendar-out'
import { letArrive } from './support/contracts'
import { daysAfter, guatemalaDay, writtenDay } from './support/days'
import { hire } from './support/hire'
import { findMails, listMails } from './support/mails'
import { writtenDollars, toCents } from './support/money'
import { startSiteAgain, startWhatIsStopped, stopProgram } from './support/programs'
import { callList } from './support/rentals'
import { signOnPhone } from './support/signing'
import { linesOfToday, staffArea } from './support/staff-area'
import { inquire, openStay } from './support/stays'
import { expect, test } from './support/test'
import { whenAlive } from './support/visit'
import { newVisitor } from './support/visitor-address'
import { waitForChange, warmUp } from './support/watch-page'
import { inLanguage, wordsOf } from './support/words'

const idSchema = z.object({ _id: z.string() })

test.use({
  launchOptions: hasCamera,
  // The desk stays open while the site starts again with a later clock.
  mayLoseNetwork: true,
})

const aspects = ['place', 'cleanliness', 'accuracy', 'host', 'value'] as const
/** What staff click and choose from inquiry to review. */
const effort = { clicks: 0 }
/** Of staff, from the inquiry until the review is on the page of the house. */
const maxClicks = 12

async function press(button: Locator): Promise<void> {
  effort.clicks += 1
  await button.click()
}

/** Follows a link of a mail or a list of the staff. */
async function open(page: Page, path: string): Promise<void> {
  effort.clicks += 1
  await page.goto(path)
}

/** The path of a link in the mails to somebody that names something; waits for the mail. */
async function linkIn(email: string, start: string, named = ''): Promise<string> {
  const find = async () => {
    const own = (await listMails()).filter(({ to }) => to.includes(email))
    const urls = own.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
    return urls.find((url) => new URL(url).pathname.startsWith(start) && url.includes(named))
  }
  await expect.poll(find).toBeTruthy()
  const { pathname, search } = new URL((await find()) ?? '')
  return pathname + search
}

/** Periodic jobs look as soon as the site starts. */
async function letJobsLook(): Promise<void> {
  await stopProgram('site')
  await startSiteAgain()
}

async function openPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const phone = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: newVisitor(),
  })
  return phone.newPage()
}

for (const locale of locales) {
  const stays = wordsOf(locale, 'stays')
  const offers = wordsOf(locale, 'offers')
  const contract = wordsOf(locale, 'contract')
  const payments = wordsOf(locale, 'payments')
  const privatePages = wordsOf(locale, 'privatePages')
  const reviews = wordsOf(locale, 'reviews')
  const detail = wordsOf(locale, 'detail')
  const deskWords = wordsOf(locale, 'desk')

  test(`from inquiry to keys and review, what is known is never typed again, ${inLanguage[locale]}`, async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    test.slow()
    await startWhatIsStopped()
    await page.context().setExtraHTTPHeaders(newVisitor())
    effort.clicks = 0
    // Each language takes nights of its own.
    const ahead = locale === 'es' ? 2700 : 2760
    const { guest, rental, dates, total, reference } = await inquire(request, locale, ahead)
    const isShown = async () => {
      const asked = { checkIn: dates.startDate, checkOut: dates.endDate, results: '48' }
      const { products } = await callList(request, 'vacationRentals', locale, asked)
      return products.some(({ slug }) => slug === rental.slug)
    }
    expect(await isShown()).toBe(true)

    // The team answers with a template, then offers three houses whose nights are held.
    await staffArea(page, locale).enter(await hire('ceiba-operations'))
    effort.clicks += 1
    await openStay(page, locale, guest.email)
    const stayPath = href('staffStay', locale, { id: reference })
    await expect(page.getByLabel(stays('answer.text'), { exact: true })).toHaveValue(/Ana Xicará/)
    await press(page.getByRole('button', { name: stays('answer.mailThenOffer') }))
    await expect(page.getByRole('status')).toHaveText(stays('done.mailed'))
    const first = page.getByLabel(offers('staff.house', { number: 1 }), { exact: true })
    await expect(first).toHaveValue(new RegExp(`^${rental.name}, `))
    const also = page.getByRole('group', { name: offers('staff.also') }).getByRole('checkbox')
    for (const index of [0, 1]) {
      effort.clicks += 1
      await also.nth(index).check()
    }
    const preview = offers('staff.mailPreview', { email: guest.email })
    await expect(page.getByRole('region', { name: preview })).toContainText('Ana Xicará')
    await expect(page.getByLabel(offers('staff.holdsNights'), { exact: true })).toBeChecked()
    await press(page.getByRole('button', { name: offers('staff.send', { email: guest.email }) }))
    await expect(page.getByRole('status')).toHaveText(offers('staff.done.send'))
    await expect.poll(isShown).toBe(false)

    // The guest chooses on a phone.
    const phone = await openPhone(browser, baseURL)
    await phone.goto(await linkIn(guest.email, href('offer', locale, { id: 'x' }).slice(0, -1)))
    await expect(phone.getByRole('article')).toHaveCount(3)
    const chosen = phone.getByRole('article', { name: rental.name })
    await chosen.getByRole('button', { name: offers('want'), exact: true }).click()
    await phone
      .getByRole('button', { name: offers('wantYes') })
      .nth(0)
      .click()
    await expect(phone.getByRole('status')).toHaveText(offers('done.accept'))

    // The contract is filled with what is known; nothing is typed.
    const toContract = await linkIn('reservas@', href('contractNew', locale), reference)
    await open(page, toContract)
    await whenAlive(page)
    const full = page.getByLabel(contract('fields.fullPayment'), { exact: true })
    expect(toCents(Number(await full.inputValue()))).toBe(toCents(total))
    await expect(page.getByRole('blockquote')).toContainText(rental.name)
    await press(page.getByRole('button', { name: contract('staff.createAndMail') }))
    // The buttons of the editor have a status of their own until the page of the stay is there.
    await expect(
      page.getByRole('status').filter({ hasText: stays('done.contractMailed') }),
    ).toBeVisible()
    const toText = page.getByRole('link', { name: stays('openContract') })
    const contractId = (await toText.getAttribute('href'))?.split('/').at(-1) ?? ''
    const contractStart = href('contract', locale, { id: 'x' }).slice(0, -1)
    const path = await linkIn(guest.email, contractStart)
    await signOnPhone(phone, locale, { path, guests: ['Ana Xicará', 'Luis Xicará'] })

    // The nights are taken everywhere.
    const stay = { slug: rental.slug, ...dates, totalPax: 2 }
    await expect.poll(() => callBooking(request, stay)).toBeNull()
    expect(await isShown()).toBe(false)
    const detailPage = async () => (await request.get(rental.path)).text()
    await expect.poll(detailPage).toContain(writtenDay(dates.startDate, locale))

    const found = await request.get(`/api/rentals/${rental.slug}?language=${locale}`)
    const calendar = await linkCalendar(idSchema.parse(await found.json())._id, locale)
    const night = dates.startDate.replaceAll('-', '')
    const exported = async () => (await request.get(calendar.path)).text()
    await expect.poll(exported).toContain(`DTSTART;VALUE=DATE:${night}`)
    await calendar.end()

    // Three days before the arrival: confirmed, paid, and the way to the house goes out by itself.
    const today = guatemalaDay()
    const soon = { startDate: daysAfter(today, 2), endDate: daysAfter(today, 6) }
    await letArrive(contractId, soon)
    await open(page, stayPath)
    await press(page.getByRole('button', { name: stays('makeAndShare') }))
    await expect(page.getByRole('status')).toHaveText(stays('done.bookingShared'))
    const link = page.getByRole('link', {
      name: href('bookingConfirmation', locale, { slug: 'x' }).slice(0, -1),
    })
    const confirmation = new URL((await link.textContent()) ?? '').pathname
    // Today says what is missing, for whoever looks there.
    const desk = await page.context().newPage()
    await desk.goto(href('staffHome', locale))
    const held = await linesOfToday(desk, locale, { part: 'held', text: rental.name })
    await expect(held).toContainText(deskWords('today.held.balance'))
    await desk.close()
    // All is due within a week, and filled in.
    const amount = page.getByLabel(payments('form.amount'), { exact: true })
    expect(toCents(Number(await amount.inputValue()))).toBe(toCents(total))
    await press(page.getByRole('button', { name: payments('form.save') }))
    await expect(page.getByRole('status')).toHaveText(payments('done.noteMail'))
    const receipt = payments('mailText.subject', { amount: writtenDollars(toCents(total)) })
    await expect.poll(async () => (await findMails(receipt)).length).toBeGreaterThan(0)
    await letJobsLook()
    const ready = wordsOf(locale, 'arrivalMail')('subject', { house: rental.name })
    const told = async () =>
      (await findMails(ready)).filter(({ to }) => to.includes(guest.email)).length
    await expect.poll(told).toBe(1)
    await page.goto(stayPath)
    await expect(page.getByText(stays('events.released.mailed'))).toHaveCount(1)
    await phone.goto(confirmation)
    await expect(phone.getByText(privatePages('booking.waiting'))).toHaveCount(0)

    // The guest has left: asked, written, approved, and counted on the page of the house.
    await letArrive(contractId, { startDate: daysAfter(today, -7), endDate: daysAfter(today, -3) })
    await letJobsLook()
    expect(await told()).toBe(1)
    await phone.goto(await linkIn(guest.email, href('review', locale, { slug: 'x' }).slice(0, -1)))
    for (const aspect of aspects) {
      const group = phone.getByRole('group', { name: detail(`reviews.aspects.${aspect}`) })
      await group.getByRole('radio', { name: reviews('star', { count: 5 }) }).check()
    }
    const words = `Volvemos pronto, ${reference}.`
    await phone.getByLabel(reviews('name'), { exact: true }).fill('Ana X.')
    await phone.getByLabel(reviews('text'), { exact: true }).fill(words)
    await phone.getByRole('button', { name: reviews('send') }).click()
    await expect(phone.getByRole('heading', { level: 1, name: reviews('sentTitle') })).toBeVisible()
    await letJobsLook()
    await expect.poll(async () => (await findMails(words)).length).toBe(1)
    await warmUp(request, rental.path)
    await open(page, href('staffReview', locale, { id: reference }))
    await press(page.getByRole('button', { name: reviews('staff.approve') }))
    await expect(page.getByRole('status')).toHaveText(reviews('staff.done.approve'))
    await waitForChange(request, rental.path, ({ html }) => html.includes(words))

    expect(effort.clicks).toBeLessThanOrEqual(maxClicks)
    await phone.context().close()
  })
}
