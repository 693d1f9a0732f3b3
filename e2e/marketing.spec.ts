import { randomUUID } from 'node:crypto'
import { locales, type Locale } from '~content/locale'
import { href } from '~/routing/href'
import { dayPicker } from './support/day-picker'
import { hire, type Person } from './support/hire'
import { newGuest } from './support/inquiry-form'
import { bannerOf, openPanel, type Panel } from './support/panel'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { containing, wordsOf } from './support/words'

const landingPage = 'api::landing-page.landing-page'
const lead = 'api::lead.lead'
const minutes = (count: number) => count * 60_000
/** Of the last day: not soon, and within the reach of a calendar. */
const lastYear = new Date().getFullYear() + 1

const number = randomUUID().slice(0, 8)
const slug: Record<Locale, string> = { en: `month-${number}`, es: `mes-${number}` }
const title: Record<Locale, string> = {
  en: `A month under the volcano ${number}`,
  es: `Un mes bajo el volcán ${number}`,
}
/** A block of the page that is copied, which the copy goes without. */
const testimonials: Record<Locale, string> = {
  en: 'Somebody who stayed',
  es: 'Alguien que se quedó',
}
const pathOf = (locale: Locale) => href('landingPage', locale, { slug: slug[locale] })

/** Editors are promised five seconds on a machine with nothing else to do; a busy one may take longer. */
async function expectSoon(request: APIRequestContext, locale: Locale, status: number) {
  const current = async () => (await request.get(pathOf(locale))).status()
  await expect.poll(current, { intervals: [100] }).toBe(status)
}

let marketing: Person
let panel: Panel

test.beforeAll(async ({ browser }) => {
  marketing = await hire('ceiba-marketing')
  panel = await openPanel(browser, marketing)
})
test.afterAll(async () => {
  await panel.close()
  await marketing.dismiss()
})

test('marketing makes a landing out of another, and it brings a lead', async ({
  page,
  request,
}) => {
  test.setTimeout(minutes(8))
  const documentId = await test.step('duplicates a landing', async () => {
    await panel.openList(landingPage)
    return panel.duplicate('A month in Antigua')
  })

  for (const locale of locales) {
    await test.step(`changes words and blocks, ${locale}`, async () => {
      await panel.openEntry(landingPage, documentId, locale)
      await panel.field('Title of the offer').fill(title[locale])
      await panel.field('Address name').fill(slug[locale])
      const hero = await panel.openBlock('Hero')
      await hero.getByRole('textbox', { name: 'Title' }).fill(title[locale])
      await panel.removeBlock(testimonials[locale])
      // The day is the same in both languages.
      if (locale === 'en') await panel.chooseLastDay(`12/24/${lastYear}`)
      await panel.save()
    })

    await test.step(`looks at the preview, ${locale}`, async () => {
      const t = wordsOf(locale, 'preview')
      const frame = await panel.openPreview()
      const heading = frame.getByRole('heading', { level: 1, name: title[locale] })
      await expect(heading).toBeVisible()
      await expect(frame.getByRole('heading', { name: testimonials[locale] })).toHaveCount(0)
      const banner = bannerOf(frame, t('title'))
      await expect(banner).toContainText(t('draft'))
      await expect(panel.page.getByRole('button', { name: 'Copy preview link' })).toHaveCount(0)
      // The visitor has no account anywhere.
      await visit(page, new URL(await panel.copyPreviewLink()).pathname)
      await expect(page.getByRole('heading', { level: 1, name: title[locale] })).toBeVisible()
      await dayPicker(frame, t('asOf'), locale).pick(`${lastYear}-12-25`)
      await banner.getByLabel(t('asOfHour')).selectOption('00:00')
      await banner.getByRole('button', { name: t('apply') }).click()
      const gone = wordsOf(locale, 'landings')('gone')
      await expect(frame.getByRole('heading', { level: 1, name: gone })).toBeVisible()
      await expect(heading).toBeHidden()
    })
  }

  await test.step('publishes both languages, and visitors have them soon', async () => {
    for (const locale of locales) {
      await expectSoon(request, locale, 404)
      await panel.openEntry(landingPage, documentId, locale)
      await panel.publish()
      await expectSoon(request, locale, 200)
      expect(await (await request.get(pathOf(locale))).text()).toContain(title[locale])
    }
  })

  const guest = newGuest()
  const lastName = `Tzul ${number}`
  await test.step('a visitor sends its form', async () => {
    const forms = wordsOf('es', 'forms')
    await visit(page, pathOf('es'))
    await expect(page.getByRole('heading', { level: 1, name: title.es })).toBeVisible()
    const main = page.getByRole('main')
    const field = (name: 'firstName' | 'lastName' | 'email' | 'phone') =>
      main.getByRole('textbox', { name: containing(forms(name)) }).first()
    await field('firstName').fill(guest.firstName)
    await field('lastName').fill(lastName)
    await field('email').fill(guest.email)
    await field('phone').fill('5555 1234')
    await main.getByRole('checkbox', { name: forms('consent') }).check()
    await main.locator('form[method="post"] button[type="submit"]').click()
    await expect(page).toHaveURL(containing(href('confirmation', 'es', { slug: 'landing-page' })))
  })

  await test.step('finds the lead in the inbox', async () => {
    const row = panel.page.getByRole('row', { name: containing(lastName) })
    await expect(async () => {
      await panel.openList(lead)
      await expect(row).toBeVisible()
    }).toPass({ timeout: minutes(2) })
    await expect(row).toContainText(title.es)
  })

  await test.step('unpublishes, and the pages are not there any more', async () => {
    for (const locale of locales) {
      await panel.openEntry(landingPage, documentId, locale)
      await panel.unpublish()
      await expectSoon(request, locale, 404)
    }
  })
})
