import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import * as z from 'zod'
import type { Locale } from '~content/locale'
import { resources } from '~/routing/table'
import { callBooking, findFreeStay } from './booking-call'
import { newGuest } from './inquiry-form'
import { findRental } from './rentals'
import { newVisitor } from './visitor-address'

const answerSchema = z.object({ data: z.object({ reference: z.string() }) })

/** An inquiry of a new guest for four nights that are free so many days from now, as a program sends it. */
export async function sendInquiry(request: APIRequestContext, locale: Locale, daysAhead: number) {
  const guest = newGuest()
  const rental = await findRental(
    request,
    'vacationRentals',
    locale,
    ({ calendar, availableAfter, basePrice }) =>
      calendar === 0 && availableAfter === null && basePrice !== null,
  )
  const dates = await findFreeStay(request, rental.slug, { nights: 4, daysAhead })
  const price = await callBooking(request, { slug: rental.slug, ...dates, totalPax: 2 })
  const item = { uuid: 'u', type: 1, slug: rental.slug, ...dates, totalPax: 2 }
  const answer = await request.post(`/${resources.requireApi.path}`, {
    headers: newVisitor(),
    form: {
      ...guest,
      ...{ phone: '5555 1234', countryCode: 'GT', agreement: 'on', website: '' },
      ...{ language_code: locale, submissionKey: randomUUID() },
      requirement: JSON.stringify({ reservationDetails: [item] }),
    },
  })
  expect(answer.status()).toBe(200)
  const { reference } = answerSchema.parse(await answer.json()).data
  return { guest, rental, dates, total: price?.total ?? 0, reference }
}
