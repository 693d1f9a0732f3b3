import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { href } from '~/routing/href'
import { resources } from '~/routing/resources'
import type { Locale } from '~content/locale'
import * as z from 'zod'
import { callBooking } from './booking-call'
import { daysAfter, guatemalaDay, writtenMonth } from './days'
import { whenInquiryDelivered } from './delivered'
import { inquiryForm, newGuest } from './inquiry-form'
import { listing } from './listing'
import { callList, listPath } from './rentals'
import { stayCalendar } from './stay-calendar'
import { visit } from './visit'
import { containing, wordsOf } from './words'

export const section = 'vacationRentals'
export const lake = { state: 'solola' }
const guests = 6

/** A month some three months ahead, which is on offer whatever the day. */
export const month = daysAfter(guatemalaDay(), 95).slice(0, 7)

/** A weekend at the lake for six; of the houses with a pool one is left, of those with a garden several. */
export const asked = { adult: String(guests), stay: 'weekend', month }
export const wanted = { ...asked, amenities: 'garden' }

const amenityNames = {
  pool: { en: 'Swimming pool', es: 'Piscina' },
  garden: { en: 'Garden', es: 'Jardín' },
}

export type House = { slug: string; name: string }
export type Plan = { stay: { startDate: string; endDate: string }; houses: [House, House] }

const pinsSchema = z.object({
  slugs: z.array(z.string()),
  latitudes: z.array(z.number()),
  longitudes: z.array(z.number()),
})

/** Where the pins of the whole search stand, in degrees. */
export async function readPins(request: APIRequestContext, locale: Locale) {
  const query = new URLSearchParams({ of: listPath(section, locale, lake), ...wanted })
  const answer = await request.get(`/${resources.mapPins.path}?${query}`)
  const { slugs, latitudes, longitudes } = pinsSchema.parse(await answer.json())
  return slugs.map((slug, at) => {
    const [latitude = 0, longitude = 0] = [latitudes[at], longitudes[at]]
    return { slug, latitude: latitude / 10_000, longitude: longitude / 10_000 }
  })
}

/** A weekend of the month on which two of the houses have a price, and these. */
export async function findPlan(
  request: APIRequestContext,
  locale: Locale,
  isWanted: (house: House) => boolean = () => true,
): Promise<Plan> {
  const query = { ...lake, adult: wanted.adult, amenities: wanted.amenities }
  for (let day = `${month}-01`; day.startsWith(month); day = daysAfter(day, 1)) {
    if (new Date(day).getUTCDay() !== 5) continue
    const stay = { checkIn: day, checkOut: daysAfter(day, 2) }
    const { products } = await callList(request, section, locale, { ...query, ...stay })
    const priced = products.filter(({ priceFormated }) => priceFormated !== null)
    const [first, second] = priced.filter(isWanted)
    if (!first || !second) continue
    return { stay: { startDate: stay.checkIn, endDate: stay.checkOut }, houses: [first, second] }
  }
  throw new Error('two houses at the lake are free on a weekend of the month')
}

/** From the home page to the list of what is at the lake on a weekend, for six. */
export async function searchTheLake(page: Page, locale: Locale): Promise<void> {
  const t = wordsOf(locale, 'home')
  const list = wordsOf(locale, 'listings')
  await visit(page, href('home', locale))
  const search = page.getByRole('search')
  await search.getByRole('combobox').fill({ en: 'the lake', es: 'el lago' }[locale])
  await page.getByRole('option', { name: list('department', { region: 'Sololá' }) }).click()
  await search.getByRole('button', { name: list('checkIn') }).click()
  const { calendar } = stayCalendar(page, locale)
  await calendar.getByRole('button', { name: list('flexible'), exact: true }).click()
  await calendar.getByRole('button', { name: writtenMonth(month, locale), exact: true }).click()
  await calendar
    .getByRole('button', { name: wordsOf(locale, 'calculator')('calendar.done') })
    .click()
  await search.getByRole('spinbutton', { name: t('guests') }).fill(wanted.adult)
  await search.getByRole('button', { name: t('search') }).click()
  await expectAddress(page, listPath(section, locale, lake), asked)
}

/** The page stands at the path, with these parameters and no others. */
export async function expectAddress(
  page: Page,
  path: string,
  query: Record<string, string>,
): Promise<void> {
  await expect(page).toHaveURL(({ pathname, searchParams }) => {
    const found = Object.fromEntries(searchParams)
    const names = Object.keys(query)
    return (
      pathname === path &&
      names.length === Object.keys(found).length &&
      names.every((name) => found[name] === query[name])
    )
  })
}

/** Opens the comparison of what is kept, and chooses the weekend there. */
export async function compareForWeekend(page: Page, locale: Locale, plan: Plan): Promise<void> {
  const t = wordsOf(locale, 'favorites')
  const list = wordsOf(locale, 'listings')
  const favorites = href('favorites', locale)
  const slugs = plan.houses.map(({ slug }) => slug).join()
  await page
    .getByRole('link', { name: containing(wordsOf(locale, 'hearts')('link')) })
    .first()
    .click()
  await expectAddress(page, favorites, { places: slugs })
  const form = page.getByRole('form', { name: t('stayForAll') })
  await form.getByRole('button', { name: list('checkIn') }).click()
  const { startDate: checkIn, endDate: checkOut } = plan.stay
  await stayCalendar(page, locale).choose(checkIn, checkOut)
  await expect(page).toHaveURL(containing(`checkIn=${checkIn}`))
  await form.getByRole('spinbutton', { name: list('adults') }).fill(wanted.adult)
  await form.getByRole('button', { name: t('showTotals') }).click()
  await expectComparison(page, locale, plan)
}

/** The comparison says of each house what the booking call asks for the weekend. */
export async function expectComparison(page: Page, locale: Locale, plan: Plan): Promise<void> {
  const { startDate: checkIn, endDate: checkOut } = plan.stay
  const places = plan.houses.map(({ slug }) => slug).join()
  // The form names its children, too.
  const query = { places, checkIn, checkOut, adult: wanted.adult, children: '0' }
  await expectAddress(page, href('favorites', locale), query)
  for (const { slug } of plan.houses) {
    await expect(page.locator(`[data-place="${slug}"]`)).toContainText(
      await totalOf(page.request, slug, plan),
    )
  }
}

async function totalOf(request: APIRequestContext, slug: string, { stay }: Plan): Promise<string> {
  const price = await callBooking(request, { slug, ...stay, totalPax: guests })
  if (!price) throw new Error(`${slug} is free`)
  return price.totalFormated
}

/**
 * One inquiry for both houses, from the comparison on; `before` is done on the inquiry page first. Answers its
 * reference.
 */
export async function askForBoth(
  page: Page,
  locale: Locale,
  plan: Plan,
  before: () => Promise<void> = async () => undefined,
): Promise<string> {
  const t = wordsOf(locale, 'severalPlaces')
  await page.getByRole('link', { name: t('askForAll', { count: 2 }) }).click()
  const form = inquiryForm(page, locale)
  await expect(form.title).toHaveText(t('title'))
  await before()
  for (const { slug, name } of plan.houses) {
    await expect(form.summary.getByRole('listitem').filter({ hasText: name })).toContainText(
      await totalOf(page.request, slug, plan),
    )
  }
  const guest = newGuest()
  await form.fill(guest)
  await form.send.click()
  const reference = await form.readReference()
  const { inquiry } = await whenInquiryDelivered(guest.email, reference)
  const [first] = plan.houses
  expect(inquiry).toMatchObject({ rentalSlug: first.slug, placeCount: 2, ...plan.stay })
  return reference
}

/** The heart of a house in a part of the page. */
export function heartOf(part: Locator, locale: Locale, { name }: House): Locator {
  return part.getByRole('button', { name: wordsOf(locale, 'hearts')('keepNamed', { name }) })
}

/** The choice of an amenity among the filters, which it opens. */
export async function amenityChoice(
  page: Page,
  locale: Locale,
  amenity: keyof typeof amenityNames,
): Promise<Locator> {
  const list = listing(page, locale)
  await list.openFilters()
  const name = new RegExp(`^${amenityNames[amenity][locale]}, \\d+ `)
  return (await list.panel('moreFilters')).getByRole('checkbox', { name })
}

/** Chooses an amenity; the list follows. */
export async function askForAmenity(
  page: Page,
  locale: Locale,
  amenity: keyof typeof amenityNames,
): Promise<void> {
  // By keyboard: the pointer would scroll the page, too, and the panel moves with the bar.
  await (await amenityChoice(page, locale, amenity)).press('Space')
  await listing(page, locale).applyFilters()
  await page.keyboard.press('Escape')
  await expectAddress(page, listPath(section, locale, lake), { ...asked, amenities: amenity })
}
