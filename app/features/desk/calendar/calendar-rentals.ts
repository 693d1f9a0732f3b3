import type { Locale } from '~content/locale'
import type { CalendarSpan, RentalCalendar } from '~content/rental-calendar'
import type { Rental } from '~content/rental'
import { dayAfter } from '~content/nights'
import type { Catalogue } from '~/features/catalogue/catalogue'
import { localizedText } from '~/features/catalogue/localized-text'
import { townNames } from '~/features/catalogue/places/town-names'
import { townsByNearness } from '~/features/catalogue/places/towns-by-nearness'
import { rentalText } from '~/features/catalogue/rental-page'
import { sectionOf } from '~/features/catalogue/section-of'
import { toPlainWords } from '~/features/catalogue/suggest/search-text'
import type { CalendarFilters } from './calendar-query'
import type { NightSpan } from './lay-out-nights'

/** A reservation or blocked dates; these have no record of their own. */
export type ShownSpan = NightSpan & { name: string } & Partial<
    Pick<CalendarSpan, 'id' | 'holdUntil' | 'stay'>
  >

export type CalendarRental = {
  /** Document id. */
  id: string
  name: string
  /** Null if it is not published: then nothing can be entered for it here. */
  slug: string | null
  /** `region/town`; null if it is not published. */
  place: string | null
  town: string | null
  spans: ShownSpan[]
}

/**
 * The rentals of the calendar with what has their nights: published ones that can be stayed in, the towns nearest to
 * Antigua first, then all others that have a reservation.
 */
export function listCalendarRentals(
  catalogue: Catalogue,
  { spans, blocked }: RentalCalendar,
  locale: Locale,
): CalendarRental[] {
  const spansOf = new Map<string, ShownSpan[]>()
  const add = (rental: string, span: ShownSpan) => {
    const list = spansOf.get(rental)
    if (list) list.push(span)
    else spansOf.set(rental, [span])
  }
  for (const span of spans) {
    const { id, kind, startDate, endDate, closed, holdUntil, stay } = span
    const shown = { id, kind, startDate, endDate, closed, holdUntil, stay }
    add(span.rental.id, { ...shown, name: guestOf(span) })
  }
  for (const { rental, startDate, endDate } of blocked) {
    const end = dayAfter(endDate)
    add(rental, { kind: 'dates', startDate, endDate: end, name: '', closed: false })
  }
  const isShown = (rental: Rental) =>
    sectionOf(rental) !== 'housesForSale' || spansOf.has(rental.id)
  const rentals = [...catalogue.rentals.values()].filter(isShown)
  const unpublished = spans.filter(({ rental }) => !catalogue.rentals.has(rental.id))
  const others = new Map(unpublished.map(({ rental }) => [rental.id, rental.name]))
  return [
    ...placed(catalogue, rentals, locale).map((rental) => ({
      ...rental,
      spans: spansOf.get(rental.id) ?? [],
    })),
    ...[...others].map(([id, name]) => ({
      id,
      name,
      slug: null,
      place: null,
      town: null,
      spans: spansOf.get(id) ?? [],
    })),
  ]
}

/** The hold of an offer is called after both the offer and the guest. */
function guestOf({ name, offer }: CalendarSpan): string {
  return offer && name.startsWith(`${offer}: `) ? name.slice(offer.length + 2) : name
}

/** By town, the nearest to Antigua first, and by name. */
function placed(
  catalogue: Catalogue,
  rentals: readonly Rental[],
  locale: Locale,
): Omit<CalendarRental, 'spans'>[] {
  const byTown = new Map<string, Rental[]>()
  for (const rental of rentals) {
    const list = byTown.get(rental.townId)
    if (list) list.push(rental)
    else byTown.set(rental.townId, [rental])
  }
  const counts = new Map([...byTown].map(([id, list]) => [id, list.length]))
  const nameOf = townNames(catalogue, locale)
  const collator = new Intl.Collator(locale)
  return townsByNearness(counts, catalogue).flatMap(({ id, slug, regionSlug }) => {
    const town = catalogue.towns.get(id)
    return (byTown.get(id) ?? [])
      .map((rental) => ({
        id: rental.id,
        name: rentalText(rental, locale)?.name ?? rental.slug,
        slug: rental.slug,
        place: `${regionSlug}/${slug}`,
        town: town ? nameOf(town) : slug,
      }))
      .sort((one, other) => collator.compare(one.name, other.name))
  })
}

/** Those in a place whose name or reference has the words; all words in any order. */
export function filterRentals(
  rentals: readonly CalendarRental[],
  { q, place }: Pick<CalendarFilters, 'q' | 'place'>,
): CalendarRental[] {
  const exact = rentals.filter(({ slug }) => slug === q)
  const words = toPlainWords(q).split(' ').filter(Boolean)
  const matches = ({ name, slug }: CalendarRental) => {
    const text = toPlainWords(`${name} ${slug ?? ''}`)
    return words.every((word) => text.includes(word))
  }
  const isThere = (rental: CalendarRental) =>
    place === '' || rental.place === place || rental.place?.startsWith(`${place}/`) === true
  return (exact.length > 0 ? exact : rentals.filter(matches)).filter(isThere)
}

/** The places that have rentals, a region with its towns, in their order. */
export function listPlaceChoices(
  catalogue: Catalogue,
  rentals: readonly CalendarRental[],
  locale: Locale,
) {
  const regionNames = new Map(
    [...catalogue.regions.values()].map(({ slug, name }) => [slug, localizedText(name, locale)]),
  )
  const regions = new Map<string, { slug: string; name: string; towns: Map<string, string> }>()
  for (const { place, town } of rentals) {
    const slug = place?.split('/')[0]
    if (!place || !town || !slug) continue
    const region = regions.get(slug) ?? {
      slug,
      name: regionNames.get(slug) ?? slug,
      towns: new Map<string, string>(),
    }
    region.towns.set(place, town)
    regions.set(slug, region)
  }
  return [...regions.values()].map(({ towns, ...region }) => ({
    ...region,
    towns: [...towns].map(([value, name]) => ({ value, name })),
  }))
}
