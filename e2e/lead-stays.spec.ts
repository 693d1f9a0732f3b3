import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import * as z from 'zod'
import { locales, type Locale } from '~content/locale'
import { href } from '~/routing/href'
import { resources } from '~/routing/resources'
import { expectAccessible } from './support/axe'
import { dayPicker } from './support/day-picker'
import { daysAfter, guatemalaDay } from './support/days'
import { hire } from './support/hire'
import { newGuest } from './support/inquiry-form'
import { expectNoOverhang } from './support/overhang'
import { staffArea } from './support/staff-area'
import { expect, test } from './support/test'
import { newVisitor } from './support/visitor-address'
import { inLanguage, wordsOf } from './support/words'

// A form without the day of departure.
test.use({ answeredWith: [422] })

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(newVisitor()))

const answerSchema = z.object({ data: z.object({ reference: z.string() }) })
const words = 'Con patio, por favor'

/** A request of a landing page that says when it begins and nothing of its end. */
async function askUndated(request: APIRequestContext, locale: Locale, startDate: string) {
  const guest = newGuest()
  const answer = await request.post(`/${resources.requestLandingPagesApi.path}`, {
    headers: newVisitor(),
    form: {
      ...guest,
      phone: '5555 1234',
      countryCode: 'GT',
      contactWay: 'email',
      agreement: 'on',
      website: '',
      language_code: locale,
      submissionKey: randomUUID(),
      type: 'uniqueStays',
      listing_section: 'uniqueStays',
      specialRequirement: words,
      adults: '2',
      children: '1',
      startDate,
    },
  })
  expect(answer.status()).toBe(200)
  return { guest, reference: answerSchema.parse(await answer.json()).data.reference }
}

for (const locale of locales) {
  const t = wordsOf(locale, 'desk')
  const stays = wordsOf(locale, 'stays')

  test(`a landing request without dates becomes a stay, once, and nothing is typed twice, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const startDate = daysAfter(guatemalaDay(), 200)
    const { guest, reference } = await askUndated(request, locale, startDate)
    await staffArea(page, locale).enter(await hire('ceiba-operations'))
    const row = page.getByRole('listitem').filter({ hasText: reference })
    await expect
      .poll(async () => {
        await page.goto(href('staffInbox', locale, {}, `q=${guest.email}`))
        return row.count()
      })
      .toBe(1)
    await expectAccessible(page)
    await expectNoOverhang(page)
    await row.getByRole('link', { name: t('inbox.makeStayOf', { name: 'Ana Xicará' }) }).click()
    const form = href('staffLeadStay', locale, { id: reference })
    await expect(page).toHaveURL(form)
    for (const known of [guest.email, words]) {
      await expect(page.getByText(known, { exact: true })).toBeVisible()
    }
    await expect(page.getByLabel(stays('guests'), { exact: true })).toHaveValue('3')
    await expectAccessible(page)
    await expectNoOverhang(page)

    const save = page.getByRole('button', { name: t('leadStay.save') })
    await save.click()
    await expect(page.getByRole('alert')).toHaveText(t('leadStay.problems.some'))
    await dayPicker(page, stays('factsForm.endDate'), locale).pick(daysAfter(startDate, 3))
    await page.getByLabel(stays('house'), { exact: true }).selectOption({ index: 1 })
    await save.click()
    await expect(page.getByRole('status')).toHaveText(stays('done.leadStay'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana Xicará')
    const timeline = page.getByRole('region', { name: stays('timeline') })
    await expect(timeline.getByRole('listitem').last()).toContainText(words)

    await page.goto(form)
    await expect(page).toHaveURL(new RegExp(href('staffStay', locale, { id: reference })))
    await expect(page.getByRole('status')).toHaveText(stays('done.hadLeadStay'))
    await page.goto(href('staffInbox', locale, {}, `q=${guest.email}`))
    await expect(row).toHaveCount(1)
    await expect(
      row.getByRole('link', { name: stays('answer.title', { name: 'Ana Xicará' }) }),
    ).toBeVisible()
  })
}
