import { locales, type Locale } from '~content/locale'
import type { Rental } from '~content/rental'
import { sectionKeys, type SectionKey } from '~content/section-key'
import { mapInSteps, type Steps } from '~/platform/process/steps'
import type { Catalogue } from '../catalogue'
import { findPlace } from '../places/find-place'
import { listPlaces } from '../places/list-places'
import { regionLandmarks, regionNicknames, townNicknames } from '../places/place-nicknames'
import { regionValue } from '../places/place-path'
import { buildNameIndex, type NameIndex } from './name-index'
import type { PlaceSuggestion } from './suggestions'

type PlaceNames = { places: readonly PlaceSuggestion[]; names: NameIndex }

/** What can be found by its name in one language. */
export type SuggestIndex = {
  rentals: readonly Rental[]
  names: NameIndex
  /** Only places where the section has rentals. */
  places: Record<SectionKey, PlaceNames>
}

export function* buildSuggestIndex(catalogue: Catalogue, locale: Locale): Steps<SuggestIndex> {
  const rentals = sectionKeys.flatMap((key) => catalogue.sections[key][locale].rentals)
  const names = yield* buildNameIndex(yield* mapInSteps(rentals, rentalNames))
  const places = (section: SectionKey) => indexPlaces(catalogue, section, locale)
  return {
    rentals,
    names,
    places: {
      vacationRentals: yield* places('vacationRentals'),
      longTermRentals: yield* places('longTermRentals'),
      housesForSale: yield* places('housesForSale'),
      uniqueStays: yield* places('uniqueStays'),
      hotels: yield* places('hotels'),
    },
  }
}

function* indexPlaces(
  catalogue: Catalogue,
  section: SectionKey,
  locale: Locale,
): Steps<PlaceNames> {
  const townBySlug = new Map([...catalogue.towns.values()].map((town) => [town.slug, town]))
  const regionBySlug = new Map([...catalogue.regions.values()].map((each) => [each.slug, each]))
  const places: PlaceSuggestion[] = []
  const names: string[][] = []
  for (const { slug, name, count, towns } of listPlaces(catalogue, section, locale)) {
    const fullName = (language: Locale) =>
      findPlace(catalogue, language, slug)?.region.fullName ?? name
    places.push({
      value: regionValue(slug),
      name: fullName(locale),
      kind: 'region',
      line: regionLandmarks[slug]?.[locale] ?? null,
      count,
      position: null,
    })
    names.push([
      ...locales.map(fullName),
      ...namesOf(regionBySlug.get(slug)),
      ...(regionNicknames[slug] ?? []),
    ])
    for (const each of towns) {
      const town = townBySlug.get(each.slug)
      places.push({
        value: each.slug,
        name: each.name,
        kind: 'town',
        line: name,
        count: each.count,
        position: town ? [degrees(town.latitude), degrees(town.longitude)] : null,
      })
      names.push([each.name, ...namesOf(town), ...(townNicknames[each.slug] ?? [])])
    }
    yield
  }
  return { places, names: yield* buildNameIndex(names) }
}

/** People name a place in the other language, too. */
function namesOf(place: { name: { en: string | null; es: string | null } } | undefined): string[] {
  return [place?.name.en, place?.name.es].flatMap((name) => name ?? [])
}

/** In both languages: who reads English was told of the "Casa de los Faroles". */
function rentalNames({ texts }: Rental): string[] {
  return [...new Set(locales.flatMap((each) => texts[each]?.name ?? []))]
}

/** About a hundred metres. */
const degrees = (value: number) => Math.round(value * 1000) / 1000
