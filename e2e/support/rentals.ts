import { setTimeout as pause } from 'node:timers/promises'
import { expect, type APIRequestContext, type APIResponse } from '@playwright/test'
import * as z from 'zod'
import { sectionPageName } from '~/routing/section-pages'
import { href } from '~/routing/href'
import type { Locale } from '~content/locale'
import type { SectionKey } from '~content/section-key'

/** How `GET /api/rentals` is asked for a section (browsing.md §3, product types). */
const typeQuery: Record<SectionKey, Record<string, string>> = {
  vacationRentals: { type: '1' },
  longTermRentals: { type: '2' },
  housesForSale: { type: '3' },
  uniqueStays: { type: '5' },
  hotels: { type: '1', fullHotel: 'true' },
}

const listSchema = z.object({
  products: z.array(
    z.object({ slug: z.string(), name: z.string(), priceFormated: z.string().nullable() }),
  ),
  total: z.number(),
  left: z.number(),
})

const rentalSchema = z.object({
  slug: z.string(),
  name: z.string(),
  type: z.number(),
  fullHotel: z.boolean(),
  location: z.object({ slug: z.string(), mainLocation: z.string() }),
  city: z.object({ _id: z.string() }),
  description: z.string(),
  latitude: z.number().nullable(),
  basePrice: z.number().nullable(),
  bedrooms: z.array(z.unknown()),
  highlights: z.array(z.object({ highlight: z.string() })),
  amenities: z.array(z.object({ amenity: z.object({ name: z.string() }) })),
  houseRules: z.array(z.object({ suitability: z.object({ name: z.string() }) })),
  cancellationPolicy: z.array(z.object({ title: z.string() })),
  extraFees: z.array(z.object({ name: z.string(), kind: z.string(), mode: z.string() })),
  lockDates: z.array(z.object({ startDate: z.string(), endDate: z.string() })),
  availableAfter: z.string().nullable(),
  calendar: z.number(),
  minMonths: z.number().nullable(),
  gallery: z.array(z.unknown()),
})

export type ListAnswer = z.infer<typeof listSchema>
export type ApiRental = z.infer<typeof rentalSchema> & { section: SectionKey; path: string }

/** What the call answers for a section's list with these parameters. */
export async function callList(
  request: APIRequestContext,
  section: SectionKey,
  locale: Locale,
  parameters: Record<string, string> = {},
): Promise<ListAnswer> {
  const params = { ...typeQuery[section], language: locale, ...parameters }
  const response = await askPatiently(request, '/api/rentals', params)
  expect(response.status(), await response.text()).toBe(200)
  return listSchema.parse(await response.json())
}

/** Asks again where the site is busy, after the seconds that it names, as a program of somebody else would. */
async function askPatiently(
  request: APIRequestContext,
  path: string,
  params: Record<string, string>,
): Promise<APIResponse> {
  for (;;) {
    const response = await request.get(path, { params })
    if (response.status() !== 503) return response
    await pause(1000 * Number(response.headers()['retry-after'] ?? 1))
  }
}

/** A rental as the call answers it, with the address of its page. */
export async function callRental(
  request: APIRequestContext,
  section: SectionKey,
  locale: Locale,
  slug: string,
): Promise<ApiRental> {
  const response = await askPatiently(request, `/api/rentals/${slug}`, { language: locale })
  expect(response.status()).toBe(200)
  const rental = rentalSchema.parse(await response.json())
  const place = { state: rental.city._id, location: rental.location.slug }
  const path = href(`${section}Detail`, locale, { ...place, slug })
  return { ...rental, section, path }
}

/** Its calendar is kept here, and it has a price. */
export const isBookable = ({ calendar, availableAfter, basePrice }: ApiRental): boolean =>
  calendar === 0 && availableAfter === null && basePrice !== null

/** It can be booked, and some of its nights are taken. */
export const hasTakenNights = (rental: ApiRental): boolean =>
  isBookable(rental) && rental.lockDates.length > 0

/** The first rental of a section that is as wanted; fails where the catalogue has none. */
export async function findRental(
  request: APIRequestContext,
  section: SectionKey,
  locale: Locale,
  isWanted: (rental: ApiRental) => boolean = () => true,
): Promise<ApiRental> {
  for (let page = 1; ; page++) {
    const list = await callList(request, section, locale, { results: '48', page: String(page) })
    for (const { slug } of list.products) {
      const rental = await callRental(request, section, locale, slug)
      if (isWanted(rental)) return rental
    }
    expect(list.left, `a rental of ${section} as this test needs it`).toBeGreaterThan(0)
  }
}

/** The address of a section's list, of its whole or of a region or town. */
export function listPath(
  section: SectionKey,
  locale: Locale,
  place: Record<string, string> = {},
  query: Record<string, string> = {},
): string {
  return href(sectionPageName(section, place), locale, place, new URLSearchParams(query))
}
