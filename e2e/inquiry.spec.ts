import { href } from '~/routing/href'
import { resources } from '~/routing/resources'
import { locales } from '~content/locale'
import { expectAccessible } from './support/axe'
import { callBooking, findFreeStay } from './support/booking-call'
import { calculator } from './support/calculator'
import { daysAfter, guatemalaDay, writtenDay } from './support/days'
import { whenInquiryDelivered } from './support/delivered'
import { header } from './support/header'
import { inquiryForm, newGuest } from './support/inquiry-form'
import { inquiryPage } from './support/inquiry-words'
import { callList, callRental, findRental, isBookable } from './support/rentals'
import { expect, test } from './support/test'
import { visit, whenAlive } from './support/visit'
import { newVisitor } from './support/visitor-address'
import { containing, inLanguage, wordsOf } from './support/words'

// A form that is sent with mistakes, and one that cannot be sent.
test.use({ answeredWith: [422, 502] })

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(newVisitor()))

for (const locale of locales) {
  const t = wordsOf(locale, 'inquiry')
  const forms = wordsOf(locale, 'forms')
  const verify = wordsOf(locale, 'pricing')

  test(`a stay is inquired about and reaches guest, team and CMS @two-nodes, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const rental = await findRental(request, 'vacationRentals', locale, isBookable)
    const stay = await findFreeStay(request, rental.slug, { nights: 6, daysAhead: 5 })
    const requested = { slug: rental.slug, ...stay, totalPax: 1 }
    const dollars = await callBooking(request, requested)
    const quetzales = await callBooking(request, { ...requested, currency: 'GTQ' })

    const query = new URLSearchParams({ checkIn: stay.startDate, checkOut: stay.endDate })
    await visit(page, `${rental.path}?${query}`)
    const own = calculator(page, locale)
    await own.open()
    await own.inquire.click()
    await expect(page).toHaveURL(href('inquireNow', locale))
    const form = inquiryForm(page, locale)
    await expect(form.title).toHaveText(inquiryPage.title[locale])
    await form.expectTotal(dollars?.totalFormated ?? '')
    await expect(form.summary).toContainText(writtenDay(stay.startDate, locale))
    const back = page.getByRole('link', { name: t('back', { name: rental.name }) })
    await expect(back).toHaveAttribute('href', containing(`checkIn=${stay.startDate}`))

    await header(page, locale).switchCurrency('GTQ')
    await form.expectTotal(quetzales?.totalFormated ?? '')
    await page.keyboard.press('Escape')
    await expectAccessible(page)

    await expect(form.noPhone).toBeHidden()
    await form.send.click()
    const wrong = page.getByRole('group', { name: forms('messages.formIncomplete') })
    await expect(wrong).toBeFocused()
    await expect(wrong.getByRole('link')).toHaveCount(5)
    await expect(form.noPhone).toBeVisible()
    await form.noPhone.check()
    await expect(page.getByText(forms('noPhoneWarning'))).toBeVisible()
    await form.noPhone.uncheck()
    await expectAccessible(page)

    const guest = newGuest()
    await form.fill(guest)
    await form.payment.selectOption('credit-card')
    await expect(back).toHaveAttribute('href', containing('paymentMethod=credit-card'))
    await form.service(/^(Local guide|Guía local)/).check()
    await page.getByLabel(containing(forms('specialRequirement'))).fill('Una cuna, por favor')
    await form.send.click()
    const reference = await form.readReference()
    await expectAccessible(page)
    const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key)
    expect(await stored('requiredValues')).toBeNull()
    expect(JSON.parse((await stored('customer')) ?? 'null')).toEqual(guest)

    const { inquiry, toGuest, toStaff } = await whenInquiryDelivered(guest.email, reference)
    expect(inquiry).toMatchObject({
      stage: 'new',
      guestName: `${guest.firstName} ${guest.lastName}`,
      phone: '+502 5555 1234',
      rentalSlug: rental.slug,
      language: locale,
      startDate: stay.startDate,
      endDate: stay.endDate,
      total: quetzales?.total,
      totalFormated: quetzales?.totalFormated,
      isQuote: false,
    })
    for (const mail of [toGuest, toStaff]) {
      expect(mail.subject).toContain(rental.name)
      expect(mail.text).toContain(quetzales?.totalFormated)
      expect(mail.text).toContain(inquiry.totalWithFeeFormated)
      expect(mail.text).toContain('Una cuna, por favor')
      expect(mail.html).toContain(rental.name)
    }
    expect(toGuest.text).toContain(
      wordsOf(locale, 'inquiryMail')('guest.heading', { firstName: guest.firstName }),
    )
  })

  test(`a stay that is not possible any more is told with what to do, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const rental = await findRental(request, 'vacationRentals', locale, isBookable)
    const stale = {
      uuid: 'old',
      productType: 1,
      slug: rental.slug,
      name: rental.name,
      link: `${rental.path}?checkIn=2024-01-05&checkOut=2024-01-09`,
      info: { startDate: '2024-01-05', endDate: '2024-01-09', totalPax: 2 },
    }
    await page.goto(href('home', locale))
    await page.evaluate(
      (kept) => localStorage.setItem('requiredValues', kept),
      JSON.stringify(stale),
    )
    await visit(page, href('inquireNow', locale))
    const warning = page.getByRole('dialog', { name: t('problemTitle') })
    await expect(warning).toContainText(verify('verify.PAST_DATE'))
    await expect(warning).toContainText(
      t('problemItem', { number: 1, name: rental.name, kind: t('kinds.vacationRentals') }),
    )
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(warning).toBeHidden()
    await page
      .getByRole('region', { name: t('problemTitle') })
      .getByRole('link', { name: t('problemEdit') })
      .click()
    await expect(page).toHaveURL(containing(stale.link))

    await visit(page, href('inquireNow', locale))
    await warning.getByRole('link', { name: t('problemDelete') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('emptyTitle') })).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: t('emptyTitle') })).toBeVisible()
  })

  test(`a house for sale without a price asks for a quote @desktop, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const { products } = await callList(request, 'housesForSale', locale, { results: '48' })
    const slug = products.find(({ priceFormated }) => priceFormated === null)?.slug ?? ''
    const house = await callRental(request, 'housesForSale', locale, slug)
    await visit(page, `${house.path}?landing=true`)
    const link = page.getByRole('link', { name: wordsOf(locale, 'calculator')('quote') })
    await link.filter({ visible: true }).first().click()
    await expect(page).toHaveURL(href('inquireNow', locale, {}, 'landing=true'))
    const form = inquiryForm(page, locale)
    await expect(form.title).toHaveText(inquiryPage.quoteTitle[locale])
    const guest = newGuest()
    await form.fill(guest)
    await form.send.click()
    const path = href('confirmation', locale, { slug: 'landing-page' })
    const reference = await form.readReference({ path })
    await expect(page).toHaveURL(/\?type=housesForSale&landing=true&/)
    const { inquiry } = await whenInquiryDelivered(guest.email, reference)
    expect(inquiry).toMatchObject({ isQuote: true, total: 0, startDate: null })
  })

  test(`a house by the month is inquired about @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const house = await findRental(
      request,
      'longTermRentals',
      locale,
      ({ lockDates, availableAfter }) => lockDates.length === 0 && availableAfter === null,
    )
    const startDate = daysAfter(guatemalaDay(), 20)
    const requested = { slug: house.slug, startDate, longStay: true, months: 12, totalPax: 1 }
    const price = await callBooking(request, requested)
    await visit(page, `${house.path}?checkIn=${startDate}&months=12`)
    const own = calculator(page, locale)
    await own.open()
    await own.inquire.click()
    const form = inquiryForm(page, locale)
    await form.expectTotal(price?.totalFormated ?? '')
    const guest = newGuest()
    await form.fill(guest)
    await form.send.click()
    const { inquiry } = await whenInquiryDelivered(guest.email, await form.readReference())
    expect(inquiry).toMatchObject({ months: 12, startDate, total: price?.total })
  })

  test(`what cannot be sent is not lost @desktop, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const rental = await findRental(request, 'uniqueStays', locale, isBookable)
    const stay = await findFreeStay(request, rental.slug, { nights: 3, daysAhead: 5 })
    const query = { product: rental.slug, checkIn: stay.startDate, checkOut: stay.endDate }
    await visit(page, href('inquireNow', locale, {}, new URLSearchParams(query)))
    const form = inquiryForm(page, locale)
    const guest = newGuest()
    await form.fill(guest)
    await page.route(`**/${resources.requireApi.path}`, (route) => route.fulfill({ status: 502 }))
    await form.send.click()
    await expect(page.getByText(forms('messages.sendDataError'))).toBeVisible()
    await expect(form.field('email')).toHaveValue(guest.email)
    await page.unroute(`**/${resources.requireApi.path}`)
    await page.getByRole('radio', { name: 'WhatsApp' }).check()
    await page.reload()
    await expect(form.field('email')).toHaveValue(guest.email)
    await whenAlive(page)
    await expect(page.getByLabel(forms('phoneCountry'))).toHaveValue('GT')
    await expect(page.getByRole('radio', { name: 'WhatsApp' })).toBeChecked()
    await page.getByRole('checkbox', { name: forms('consent') }).check()
    await form.send.click()
    const title = inquiryPage.uniqueStayTitle[locale]
    await whenInquiryDelivered(guest.email, await form.readReference({ title }))
  })

  test.describe('without script @phone', () => {
    test.use({ javaScriptEnabled: false })

    test(`the same journey, ${inLanguage[locale]}`, async ({ page, request }) => {
      const rental = await findRental(request, 'vacationRentals', locale, isBookable)
      const stay = await findFreeStay(request, rental.slug, { nights: 4, daysAhead: 5 })
      const words = wordsOf(locale, 'calculator')
      const query = { checkIn: stay.startDate, checkOut: stay.endDate, adult: '2', quote: '1' }
      await page.goto(`${rental.path}?${new URLSearchParams(query)}`)
      const own = calculator(page, locale)
      await own.open()
      await own.panel.getByRole('link', { name: words('inquire'), exact: true }).click()
      const price = await callBooking(request, { slug: rental.slug, ...stay, totalPax: 2 })
      const form = inquiryForm(page, locale)
      await form.expectTotal(price?.totalFormated ?? '')
      await expect(form.noPhone).toBeHidden()
      const guest = newGuest()
      await form.field('email').fill('ana@')
      await form.service(/^(Local guide|Guía local)/).check()
      await form.send.click()
      await expect(page.getByText(forms('messages.formIncomplete'))).toBeVisible()
      await expect(form.field('email')).toHaveValue('ana@')
      await expect(form.service(/^(Local guide|Guía local)/)).toBeChecked()
      await expect(form.noPhone).toBeVisible()
      await form.expectTotal(price?.totalFormated ?? '')
      await form.fill(guest)
      await form.send.click()
      const reference = await form.readReference()
      const { inquiry } = await whenInquiryDelivered(guest.email, reference)
      expect(inquiry).toMatchObject({ total: price?.total, startDate: stay.startDate })
    })

    test(`a stay that cannot be had is taken off, ${inLanguage[locale]}`, async ({
      page,
      request,
    }) => {
      const { slug } = await findRental(request, 'vacationRentals', locale, isBookable)
      const query = { product: slug, checkIn: '2024-01-05', checkOut: '2024-01-09' }
      await page.goto(href('inquireNow', locale, {}, new URLSearchParams(query)))
      await page
        .getByRole('region', { name: t('problemTitle') })
        .getByRole('link', { name: t('problemDelete') })
        .click()
      await expect(page).toHaveURL(href('inquireNow', locale))
      await expect(page.getByRole('region', { name: t('problemTitle') })).toHaveCount(0)
    })

    test(`the page without a stay says how to choose one, ${inLanguage[locale]}`, async ({
      page,
    }) => {
      await page.goto(href('inquireNow', locale))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('emptyTitle'))
    })
  })
}
