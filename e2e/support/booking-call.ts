import { expect, type APIRequestContext } from '@playwright/test'
import * as z from 'zod'
import { resources } from '~/routing/resources'
import { daysAfter, guatemalaDay } from './days'

const priceSchema = z.object({
  details: z.array(z.object({ subTotalFormated: z.string() })),
  total: z.number(),
  totalFormated: z.string(),
  nights: z.number(),
})

export type Price = z.infer<typeof priceSchema>

/** What the booking call answers for a stay; null for one that cannot be had. */
export async function callBooking(
  request: APIRequestContext,
  fields: Record<string, string | number | boolean>,
): Promise<Price | null> {
  const response = await request.post(`/${resources.bookingApi.path}`, { data: fields })
  if (response.status() === 422) return null
  expect(response.status(), await response.text()).toBe(200)
  return priceSchema.parse(await response.json())
}

export type Stay = { startDate: string; endDate: string }

/** The first stay of so many nights that can be had, from some days ahead on. */
export async function findFreeStay(
  request: APIRequestContext,
  slug: string,
  { nights, daysAhead }: { nights: number; daysAhead: number },
): Promise<Stay> {
  for (let days = daysAhead; days < daysAhead + 120; days++) {
    const startDate = daysAfter(guatemalaDay(), days)
    const stay = { startDate, endDate: daysAfter(startDate, nights) }
    if (await callBooking(request, { slug, ...stay, totalPax: 1 })) return stay
  }
  throw new Error(`${slug} has no ${nights} free nights in a row`)
}
