import type { Locator, Page } from '@playwright/test'
import { href } from '~/routing/href'
import { locales } from '~content/locale'
import { showsPictures } from './support/launch-options'
import { expectAccessible } from './support/axe'
import { calledDay, daysAfter, guatemalaDay } from './support/days'
import { landingPath } from './support/landings'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { isPhone } from './support/widths'
import { containing, inLanguage, wordsOf } from './support/words'

// A landing that is over answers 410, and the browser notes it.
test.use({
  answeredWith: [410],
  otherHosts: ['https://videos.example'],
  launchOptions: showsPictures,
})

const cards = (page: Page) => page.getByRole('main').getByRole('article')

for (const locale of locales) {
  const t = wordsOf(locale, 'landings')

  test(`an offer has its words, its form and its chat, ${inLanguage[locale]}`, async ({ page }) => {
    await visit(page, landingPath('offer', locale))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      { en: 'Three nights for the price of two', es: 'Tres noches por el precio de dos' }[locale],
    )
    await expect(
      page.getByRole('button', {
        name: { en: 'Send me the free houses', es: 'Quiero ver las casas libres' }[locale],
      }),
    ).toBeVisible()
    const chat = page.getByRole('link', { name: t('bookOnWhatsApp') })
    const link = new URL((await chat.getAttribute('href')) ?? '')
    expect(link.host).toBe('wa.me')
    expect(link.searchParams.get('text')).toContain(
      { en: 'three nights', es: 'tres noches' }[locale],
    )
    await expect(page.getByText(t('whatsAppDiscount', { percent: 10 }))).toBeVisible()
  })

  test(`the days of a form are chosen in the calendar, the last after the first, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    const leads = wordsOf(locale, 'leads')
    const forms = wordsOf(locale, 'forms')
    const [first, last] = [daysAfter(guatemalaDay(), 3), daysAfter(guatemalaDay(), 5)]
    const field = (name: 'startDate' | 'endDate') =>
      page.getByRole('textbox', { name: containing(leads(`landing.${name}`)) })
    const calendarOf = (name: 'startDate' | 'endDate') =>
      page.getByRole('dialog', {
        name: forms('openCalendar', { what: leads(`landing.${name}`) }),
      })
    const day = (calendar: Locator, date: string) =>
      calendar.getByRole('button', { name: calledDay(date, locale) })
    const show = async (calendar: Locator, date: string) => {
      await expect(calendar.getByRole('grid')).toBeVisible()
      if (await day(calendar, date).isVisible()) return
      await calendar.getByRole('button', { name: wordsOf(locale, 'detail')('nextMonth') }).click()
    }
    await visit(page, landingPath('offer', locale))
    await page
      .getByRole('button', { name: forms('openCalendar', { what: leads('landing.startDate') }) })
      .click()
    await show(calendarOf('startDate'), first)
    await expectAccessible(page)
    await day(calendarOf('startDate'), first).click()
    await expect(field('startDate')).toHaveValue(first.split('-').reverse().join('/'))

    // The calendar of the last day follows by itself.
    await show(calendarOf('endDate'), last)
    await day(calendarOf('endDate'), last).press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(calendarOf('endDate').getByRole('status')).toHaveText(
      forms('messages.endBeforeStart'),
    )
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(field('endDate')).toHaveValue(daysAfter(first, 1).split('-').reverse().join('/'))
    await expect(field('endDate')).toBeFocused()
  })

  test(`products come by price, each with the button that it has @desktop, ${inLanguage[locale]}`, async ({
    page,
    context,
  }) => {
    await visit(page, landingPath('products', locale))
    const prices = await cards(page).locator('strong [data-money="usd"]').allTextContents()
    const amounts = prices.map((price) => Number(price.replace(/[$,]/g, '')))
    expect(amounts).toHaveLength(6)
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))

    const chat = page.getByRole('link', { name: t('productButton.whatsapp') })
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/50255500146\?text=/)
    await expect(chat).toHaveAttribute('target', '_blank')

    // On wide screens the page of a product opens beside the landing.
    const house = page.getByRole('link', { name: t('productButton.page') }).first()
    const to = await house.getAttribute('href')
    expect(to).toContain(href('vacationRentals', locale))
    if (isPhone(page)) {
      await house.click()
      await expect(page).toHaveURL(new RegExp(`${to}$`))
      await page.goBack()
    } else {
      const opened = context.waitForEvent('page')
      await house.click()
      await expect(await opened).toHaveURL(new RegExp(`${to}$`))
    }
  })

  test(`a product's page opens in its tab before the scripts are there, ${inLanguage[locale]}`, async ({
    page,
    context,
  }) => {
    const layout = wordsOf(locale, 'layout')
    await page.goto(landingPath('products', locale))
    const house = page.getByRole('link', { name: t('productButton.page') }).first()
    const to = await house.getAttribute('href')
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
    if (isPhone(page)) {
      await expect(house).not.toHaveAccessibleName(containing(layout('opensInNewTab')))
      await house.click()
      await expect(page).toHaveURL(new RegExp(`${to}$`))
    } else {
      await expect(house).toHaveAccessibleName(containing(layout('opensInNewTab')))
      const opened = context.waitForEvent('page')
      await house.click()
      await expect(await opened).toHaveURL(new RegExp(`${to}$`))
      await expect(page).toHaveURL(landingPath('products', locale))
    }
  })

  test(`a product without a page asks by its own form in a dialog, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    await visit(page, landingPath('products', locale))
    await page.getByRole('link', { name: new RegExp(`^${t('productButton.form')}\\s*:`) }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { level: 2 })).toContainText(
      { en: 'House of the eight keys', es: 'Casa de las Ocho Llaves' }[locale],
    )
    await expect(dialog.locator('input[name="landing_page_product"]')).toHaveValue(/\w/)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(landingPath('products', locale))
  })

  test(`the farm has galleries and videos, and its form at the end, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    await visit(page, landingPath('farm', locale))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: t('overview') })).toBeVisible()
    const order = await main.evaluate((element) => {
      const place = (selector: string) =>
        [...element.querySelectorAll('*')].indexOf(element.querySelector(selector) ?? element)
      return { products: place('article'), form: place('form') }
    })
    expect(order.form).toBeGreaterThan(order.products)

    // What is no player is a file, and this host has none.
    await page.route('https://videos.example/**', (route) => route.fulfill({ status: 404 }))
    await main
      .getByRole('link', { name: new RegExp(t('playVideo')) })
      .first()
      .click()
    await expect(page.getByRole('alert')).toContainText(
      t('videoError', { message: t('videoFailed') }),
    )
    await page.getByRole('button', { name: t('closeVideo') }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test(`the page behind advertisements knows Salvadorans again @desktop, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    const path = href('landingOffers', locale)
    const title = { en: '10% off for guests from El Salvador', es: '10 % menos para salvadoreños' }
    const notice = page.getByRole('heading', { name: title[locale] })
    await visit(page, path)
    await expect(notice).toBeHidden()
    await visit(page, `${path}?country=SV`)
    await expect(notice).toBeVisible()
    await visit(page, path)
    await expect(notice).toBeVisible()
    const country = page.locator('select[name="countryCode"]')
    await expect(country).toHaveValue('SV')
    await expect(country.locator('option').first()).toHaveAttribute('value', 'SV')
    await expect(page.locator('input[name="country"]')).toHaveValue('SV')
    await expect(page.getByRole('main').locator('figure')).toHaveCount(3)
  })

  test(`photos take turns, and stand still for whoever wants it @phone, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await visit(page, href('landingOffers', locale))
    await page.getByRole('button', { name: t('pausePhotos') }).click()
    await expect(page.getByRole('button', { name: t('playPhotos') })).toBeVisible()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, href('landingOffers', locale))
    await expect(page.getByRole('button', { name: t('playPhotos') })).toBeVisible()
  })

  test(`what is over says so and leads home @desktop, ${inLanguage[locale]}`, async ({ page }) => {
    await page.goto(landingPath('over', locale))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('gone'))
    await page.getByRole('link', { name: t('goHome') }).click()
    await expect(page).toHaveURL(href('home', locale))
  })
}

test.describe('without script @phone', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of locales) {
    test(`the button of a product leads to the form that asks for it, ${inLanguage[locale]}`, async ({
      page,
    }) => {
      const t = wordsOf(locale, 'landings')
      await page.goto(landingPath('products', locale))
      await page.getByRole('link', { name: new RegExp(`^${t('productButton.form')}\\s*:`) }).click()
      await expect(page).toHaveURL(/\?product=\w+#landing-form$/)
      const name = { en: 'House of the eight keys', es: 'Casa de las Ocho Llaves' }[locale]
      await expect(page.getByText(t('aboutProduct', { name }))).toBeVisible()
      await expect(page.locator('input[name="landing_page_product"]')).toHaveCount(1)
    })
  }
})
