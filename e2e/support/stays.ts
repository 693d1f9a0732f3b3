import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import * as z from 'zod'
import type { Locale } from '~content/locale'
import { href } from '~/routing/href'
import { resources } from '~/routing/resources'
import { expectAccessible } from './axe'
import { callBooking, findFreeStay } from './booking-call'
import { newGuest } from './inquiry-form'
import { findRental, isBookable } from './rentals'
import { newVisitor } from './visitor-address'

const answerSchema = z.object({ data: z.object({ reference: z.string() }) })

/** An inquiry for four nights of two, the first that are free so many days ahead: journeys that book take others. */
export async function inquire(request: APIRequestContext, locale: Locale, ahead: number) {
  const guest = newGuest()
  const rental = await findRental(request, 'vacationRentals', locale, isBookable)
  const dates = await findFreeStay(request, rental.slug, { nights: 4, daysAhead: ahead })
  const price = await callBooking(request, { slug: rental.slug, ...dates, totalPax: 2 })
  const item = { uuid: 'u', type: 1, slug: rental.slug, ...dates, totalPax: 2 }
  const answer = await request.post(`/${resources.requireApi.path}`, {
    headers: newVisitor(),
    form: {
      ...guest,
      phone: '5555 1234',
      countryCode: 'GT',
      agreement: 'on',
      website: '',
      language_code: locale,
      submissionKey: randomUUID(),
      requirement: JSON.stringify({ reservationDetails: [item] }),
    },
  })
  expect(answer.status()).toBe(200)
  const { reference } = answerSchema.parse(await answer.json()).data
  return { guest, rental, dates, total: price?.total ?? 0, reference }
}

/** The page of a stay, once the inquiry has reached the CMS. */
export async function openStay(page: Page, locale: Locale, email: string): Promise<void> {
  const link = page.locator('main').getByRole('link', { name: 'Ana Xicará' })
  await expect
    .poll(async () => {
      await page.goto(href('staffStays', locale, {}, new URLSearchParams({ q: email })))
      return link.count()
    })
    .toBe(1)
  await expectAccessible(page)
  await link.click()
}
