import type { Locator, Page } from '@playwright/test'
import { href } from '~/routing/href'
import { resources } from '~/routing/resources'
import { locales } from '~content/locale'
import { expectAccessible } from './support/axe'
import { callBooking } from './support/booking-call'
import { calculator } from './support/calculator'
import { daysAfter, guatemalaDay, writtenDay } from './support/days'
import { whenInquiryDelivered } from './support/delivered'
import { inquiryForm, newGuest } from './support/inquiry-form'
import { callList, findRental } from './support/rentals'
import { expect, test } from './support/test'
import { visit, whenAlive } from './support/visit'
import { newVisitor } from './support/visitor-address'
import { containing, inLanguage, wordsOf } from './support/words'

// A form in which a place is taken meanwhile, and one with a mistake.
test.use({ answeredWith: [422] })

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(newVisitor()))

const startDate = daysAfter(guatemalaDay(), 70)
const stay = { startDate, endDate: daysAfter(startDate, 4) }
const dates = { checkIn: stay.startDate, checkOut: stay.endDate }

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < 100; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the keyboard does not reach it')
}

for (const locale of locales) {
  const t = wordsOf(locale, 'severalPlaces')
  const forms = wordsOf(locale, 'forms')
  const free = wordsOf(locale, 'availableRentals')

  test(`several kept places are asked for with one inquiry @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const list = await callList(request, 'vacationRentals', locale, { ...dates, adult: '2' })
    const [first, second, third] = list.products
    if (!first || !second || !third) throw new Error('three places are free')
    const slugs = [first.slug, second.slug, third.slug, 'casa-que-no-existe']
    const query = new URLSearchParams({ ...dates, adult: '2' })
    await page.goto(`${href('favorites', locale)}?places=${slugs.join()}&${query}`)
    await page.getByRole('link', { name: t('askForAll', { count: 3 }) }).click()
    await expect(page).toHaveURL(`${href('inquireNow', locale)}?places=${slugs.join()}&${query}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title'))
    await whenAlive(page)

    const form = inquiryForm(page, locale)
    const place = (name: string) => form.summary.getByRole('listitem').filter({ hasText: name })
    const totals: string[] = []
    for (const { slug, name } of [first, second, third]) {
      const price = await callBooking(request, { slug, ...stay, totalPax: 2 })
      totals.push(price?.totalFormated ?? '')
      await expect(place(name)).toContainText(price?.totalFormated ?? '')
      await expect(place(name)).toContainText(writtenDay(stay.startDate, locale))
    }
    await expect(place('casa-que-no-existe')).toContainText(t('notAsked'))
    await expectAccessible(page)

    const leaveOut = (name: string) =>
      page.getByRole('checkbox', { name: `${t('leaveOut')} ${name}`, exact: true })
    await leaveOut(third.name).check()
    const guest = newGuest()
    await form.fill(guest)
    // Somebody else is faster: the same answer as that of the call.
    await page.route(`**/${resources.requireApi.path}`, (route) =>
      route.fulfill({
        status: 422,
        json: { errors: ['LOCKED_DATES'], message: '', fields: { '': ['placeTaken'] } },
      }),
    )
    await form.send.click()
    await expect(page.getByText(forms('messages.placeTaken'))).toBeVisible()
    await expect(form.field('email')).toHaveValue(guest.email)
    await expect(leaveOut(third.name)).toBeChecked()
    await page.unroute(`**/${resources.requireApi.path}`)
    await form.send.click()

    const reference = await form.readReference()
    const { inquiry, toGuest, toStaff } = await whenInquiryDelivered(guest.email, reference)
    expect(inquiry).toMatchObject({ rentalSlug: first.slug, placeCount: 2, ...stay })
    const mail = wordsOf(locale, 'inquiryMail')
    for (const { subject, text } of [toGuest, toStaff]) {
      expect(subject).toContain(mail('andMore', { name: first.name, count: 1 }))
      for (const part of [first.name, second.name, ...totals.slice(0, 2)]) {
        expect(text).toContain(part)
      }
      expect(text).not.toContain(third.name)
    }
  })

  test(`two houses at the lake are asked for by keyboard alone @desktop, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const lake = { state: 'solola', ...dates, adult: '2' }
    const [first, second] = (await callList(request, 'vacationRentals', locale, lake)).products
    if (!first || !second) throw new Error('two houses at the lake are free')
    const query = new URLSearchParams({ ...dates, adult: '2' })
    await page.goto(`${href('favorites', locale)}?places=${first.slug},${second.slug}&${query}`)
    const press = async (target: Locator, key: string) => {
      await tabTo(page, target)
      await page.keyboard.press(key)
    }
    await press(page.getByRole('link', { name: t('askForAll', { count: 2 }) }), 'Enter')
    const form = inquiryForm(page, locale)
    await expect(form.title).toHaveText(t('title'))
    const leaveOut = page.getByRole('checkbox', { name: containing(t('leaveOut')) }).last()
    await press(leaveOut, 'Space')
    await expect(leaveOut).toBeChecked()
    await page.keyboard.press('Space')
    const guest = newGuest()
    for (const name of ['firstName', 'lastName', 'email'] as const) {
      await tabTo(page, form.field(name))
      await page.keyboard.type(guest[name])
    }
    await tabTo(page, form.field('phone'))
    await page.keyboard.type('+502 5555 1234')
    await press(page.getByRole('checkbox', { name: forms('consent') }), 'Space')
    await press(form.send, 'Enter')
    const { inquiry } = await whenInquiryDelivered(guest.email, await form.readReference())
    expect(inquiry).toMatchObject({ rentalSlug: first.slug, placeCount: 2, ...stay })
  })

  test(`a list without dates says that it takes dates @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const [rental] = (await callList(request, 'uniqueStays', locale)).products
    const places = `places=${rental?.slug}`
    await page.goto(`${href('favorites', locale)}?${places}`)
    await expect(page.getByText(t('datesFirst'))).toBeVisible()
    await page.goto(`${href('inquireNow', locale)}?${places}`)
    await expect(page.getByRole('heading', { name: t('noneTitle') })).toBeVisible()
    const back = page.getByRole('link', { name: t('back') })
    await expect(back).toHaveAttribute('href', `${href('favorites', locale)}?${places}`)
  })

  test(`a taken place leads to similar ones that are free @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const rental = await findRental(request, 'vacationRentals', locale, ({ lockDates }) =>
      lockDates.some((lock) => lock.startDate > guatemalaDay()),
    )
    const { startDate: checkIn = '' } = rental.lockDates.at(-1) ?? {}
    const checkOut = daysAfter(checkIn, 4)
    const query = new URLSearchParams({ checkIn, checkOut, adult: '2' })
    await visit(page, `${rental.path}?${query}`)
    const own = calculator(page, locale)
    await own.open()
    const others = own.panel.getByRole('region', { name: free('title') }).getByRole('link')
    await expect(others).toHaveCount(3)
    await expect(
      own.panel.getByText(free('status', { count: 3 })).and(page.getByRole('status')),
    ).toHaveCount(1)
    await expectAccessible(page)
    const path = (await others.first().getAttribute('href')) ?? ''
    const slug = new URL(path, page.url()).pathname.split('/').at(-1) ?? ''
    const price = await callBooking(request, {
      slug,
      startDate: checkIn,
      endDate: checkOut,
      totalPax: 2,
    })
    await expect(others.first()).toContainText(price?.totalFormated ?? '')
    await others.first().click()
    await expect(page).toHaveURL(containing(`/${slug}?${query}`))
  })

  test.describe('without script @phone', () => {
    test.use({ javaScriptEnabled: false })

    test(`the same inquiry, ${inLanguage[locale]}`, async ({ page, request }) => {
      const { products } = await callList(request, 'vacationRentals', locale, dates)
      const [first, second] = products
      if (!first || !second) throw new Error('two places are free')
      const query = new URLSearchParams(dates)
      await page.goto(`${href('inquireNow', locale)}?places=${first.slug},${second.slug}&${query}`)
      const form = inquiryForm(page, locale)
      const leaveOut = page.getByRole('checkbox', { name: containing(t('leaveOut')) })
      await leaveOut.first().check()
      await form.field('email').fill('ana@')
      await form.send.click()
      await expect(page.getByText(forms('messages.formIncomplete'))).toBeVisible()
      await expect(leaveOut.first()).toBeChecked()
      await leaveOut.last().check()
      const guest = newGuest()
      await form.fill(guest)
      await form.send.click()
      await expect(page.getByText(forms('messages.choosePlace'))).toBeVisible()
      await expect(form.field('email')).toHaveValue(guest.email)
      await leaveOut.last().uncheck()
      await form.send.click()
      const { inquiry } = await whenInquiryDelivered(guest.email, await form.readReference())
      expect(inquiry).toMatchObject({ rentalSlug: second.slug, placeCount: 1 })
    })

    test(`a taken place leads to similar ones, ${inLanguage[locale]}`, async ({
      page,
      request,
    }) => {
      const rental = await findRental(request, 'vacationRentals', locale, ({ lockDates }) =>
        lockDates.some((lock) => lock.startDate > guatemalaDay()),
      )
      const { startDate: checkIn = '' } = rental.lockDates.at(-1) ?? {}
      const query = new URLSearchParams({ checkIn, checkOut: daysAfter(checkIn, 4), quote: '1' })
      await page.goto(`${rental.path}?${query}`)
      const others = page.getByRole('region', { name: free('title') }).getByRole('link')
      await expect(others).toHaveCount(3)
    })
  })
}
