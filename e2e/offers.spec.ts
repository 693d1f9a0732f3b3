import type { Browser, Page } from '@playwright/test'
import { locales, type Locale } from '~content/locale'
import { href } from '~/routing/href'
import { expectAccessible } from './support/axe'
import { dayPicker } from './support/day-picker'
import { writtenDay } from './support/days'
import { hire } from './support/hire'
import { findMails, listMails } from './support/mails'
import { toCents, writtenDollars } from './support/money'
import { expectNoOverhang } from './support/overhang'
import { staffArea } from './support/staff-area'
import { inquire, openStay } from './support/stays'
import { expect, test } from './support/test'
import { whenAlive } from './support/visit'
import { newVisitor } from './support/visitor-address'
import { inLanguage, wordsOf } from './support/words'

// An answer to an offer that was answered already.
test.use({ answeredWith: [409] })

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(newVisitor()))

/** Nights that no other journey asks for, as offers hold them. */
const daysAhead: Record<string, number> = { 'phone en': 1200, 'phone es': 1350, 'desktop en': 1500 }
const aheadOf = (project: string, locale: Locale) => daysAhead[`${project} ${locale}`] ?? 1650

/** The mail with the guest's link, and the link's path. */
async function linkOf(email: string, locale: Locale): Promise<string> {
  const isLink = (url: string) => url.includes(href('offer', locale, { id: 'x' }).slice(0, -1))
  const find = async () => {
    const mails = await listMails()
    const own = mails.filter(({ to }) => to.includes(email))
    const urls = own.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
    return urls.find(isLink)
  }
  await expect.poll(find).toBeTruthy()
  return new URL((await find()) ?? '').pathname
}

/** A page of the guest, who is not signed in. */
async function guestPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: newVisitor() })
  return context.newPage()
}

for (const locale of locales) {
  const t = wordsOf(locale, 'offers')
  const stays = wordsOf(locale, 'stays')
  const contract = wordsOf(locale, 'contract')

  test(`an offer is made, accepted and becomes the contract, ${inLanguage[locale]}`, async ({
    page,
    request,
    browser,
    baseURL,
  }, { project }) => {
    const { guest, rental, dates, total } = await inquire(
      request,
      locale,
      aheadOf(project.name, locale),
    )
    await staffArea(page, locale).enter(await hire('ceiba-operations'))
    await openStay(page, locale, guest.email)
    const stayAddress = page.url()
    await page.getByRole('link', { name: stays('makeOffer') }).click()
    await expect(dayPicker(page, t('staff.startDate'), locale).field).toHaveText(
      writtenDay(dates.startDate, locale),
    )
    await expect(page.getByLabel(t('staff.house', { number: 1 }), { exact: true })).toHaveValue(
      new RegExp(`^${rental.name}, `),
    )
    await expect(page.getByText(writtenDollars(toCents(total))).last()).toBeVisible()
    await expectAccessible(page)
    await expectNoOverhang(page)

    // What is taken off is shown with its reason before it goes out.
    await page.getByText(t('staff.adjust')).first().click()
    await page.getByLabel(t('staff.reason')).first().fill('Cliente de siempre')
    await page.getByLabel(t('staff.amount')).first().fill('-10')
    const send = page.getByRole('button', { name: t('staff.send', { email: guest.email }) })
    await send.click()
    await expect(page.getByRole('alert')).toHaveText(t('staff.notices.pricesChanged'))
    const cents = toCents(total) + Math.round(-toCents(total) / 10)
    const price = writtenDollars(cents)
    await expect(page.getByText(price).last()).toBeVisible()
    await send.click()
    await expect(page.getByRole('status')).toHaveText(t('staff.done.send'))
    const offers = page.getByRole('region', { name: t('staff.list') })
    await expect(offers.getByText(t('staff.states.open'), { exact: true })).toBeVisible()
    await expect(offers.getByText(t('staff.notOpened'))).toBeVisible()
    await expectAccessible(page)

    const path = await linkOf(guest.email, locale)
    const [tab, other] = [await guestPage(browser, baseURL), await guestPage(browser, baseURL)]
    const answer = await tab.goto(path)
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    // The count of the time that is left stands in the page; nothing is loaded.
    expect(await answer?.text()).not.toContain('<script src')
    const house = tab.getByRole('article', { name: rental.name })
    await expect(house.getByText('Cliente de siempre')).toBeVisible()
    await expect(house.getByRole('cell', { name: price })).toBeVisible()
    await expect(tab.getByText(writtenDay(dates.startDate, locale)).first()).toBeVisible()
    await expectAccessible(tab)
    await expectNoOverhang(tab)
    await other.goto(path)

    await house.getByRole('button', { name: t('want'), exact: true }).click()
    await tab.getByRole('button', { name: t('wantYes') }).click()
    await expect(tab.getByRole('status')).toHaveText(t('done.accept'))
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(
      t('states.accepted.title', { name: rental.name }),
    )
    await expectAccessible(tab)
    // Another tab accepts once more, and wants none after all.
    await other.getByRole('button', { name: t('want'), exact: true }).click()
    await other.getByRole('button', { name: t('wantYes') }).click()
    await expect(other.getByRole('status')).toHaveText(t('done.accept'))
    const form = { do: 'decline', reason: 'price', words: '' }
    const late = await other.request.post(path, { form, headers: { Origin: baseURL ?? '' } })
    expect(late.status()).toBe(409)
    expect(await late.text()).toContain(t('problems.notOpen'))
    const chosen = t('mail.acceptedSubject', { name: rental.name })
    await expect.poll(async () => (await findMails(chosen)).length).toBeGreaterThan(0)

    await page.goto(stayAddress)
    await expect(offers.getByText(t('staff.states.accepted'), { exact: true })).toBeVisible()
    await page.getByRole('link', { name: stays('makeContract') }).click()
    const full = page.getByLabel(contract('fields.fullPayment'), { exact: true })
    await expect(full).toBeVisible()
    await whenAlive(page)
    expect(toCents(Number(await full.inputValue()))).toBe(cents)
    await expect(page.getByLabel(contract('fields.rentalId'))).not.toHaveValue('')
    await page.getByRole('button', { name: contract('staff.create') }).click()
    await expect(page.getByRole('dialog', { name: contract('staff.shareTitle') })).toBeVisible()
    await tab.context().close()
    await other.context().close()
  })

  test(`a guest asks, wants none, and reads that an offer was withdrawn @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
    browser,
    baseURL,
  }, { project }) => {
    const { guest } = await inquire(request, locale, aheadOf(project.name, locale) + 60)
    await staffArea(page, locale).enter(await hire('ceiba-operations'))
    await openStay(page, locale, guest.email)
    const stayAddress = page.url()
    const makeOffer = async () => {
      await page.getByRole('link', { name: stays('makeOffer') }).click()
      await page.getByRole('button', { name: t('staff.send', { email: guest.email }) }).click()
      await expect(page.getByRole('status')).toHaveText(t('staff.done.send'))
    }
    await makeOffer()
    const path = await linkOf(guest.email, locale)
    const tab = await guestPage(browser, baseURL)
    await tab.goto(path)
    const question = `Is there <b>a cot</b> for ${guest.email}?`
    await tab.getByLabel(t('askLabel')).fill(question)
    await tab.getByRole('button', { name: t('askSend') }).click()
    await expect(tab.getByRole('status')).toHaveText(t('done.ask'))
    await expect.poll(async () => (await findMails(question)).length).toBe(1)
    await tab.getByText(t('none'), { exact: true }).click()
    await tab.getByLabel(t('noneReason')).selectOption('dates')
    await tab.getByRole('button', { name: t('noneSend') }).click()
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(t('states.declined.title'))
    await expectAccessible(tab)

    // The same houses once more: their nights are free again.
    await page.goto(stayAddress)
    const timeline = page.getByRole('region', { name: stays('timeline') })
    await expect(timeline.getByText(question)).toBeVisible()
    await makeOffer()
    const offers = page.getByRole('region', { name: t('staff.list') })
    await offers.getByRole('button', { name: t('staff.remind') }).click()
    await expect(page.getByRole('status')).toHaveText(t('staff.done.remind'))
    const second = await offers
      .getByRole('link', { name: t('staff.asGuest') })
      .first()
      .getAttribute('href')
    await offers.getByRole('button', { name: t('staff.withdraw'), exact: true }).click()
    await page.getByRole('button', { name: t('staff.withdrawYes') }).click()
    await expect(page.getByRole('status')).toHaveText(t('staff.done.withdraw'))
    await tab.goto(new URL(second ?? '').pathname)
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(t('states.withdrawn.title'))
    const wrong = await tab.goto(`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`)
    expect(wrong?.status()).toBe(404)
    await tab.context().close()
  })
}
