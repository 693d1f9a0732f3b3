import type { CataloguePayload } from '~content/catalogue'
import type { SectionKey } from '~content/section-key'
import type { Locale } from '~content/locale'
import type { Rental } from '~content/rental'
import { filterInSteps, mapInSteps, runSteps, type Steps } from '~/platform/process/steps'
import { buildLookups, type Lookups, type Taxonomies } from './lookups'
import { appendRental, removeRental } from './patch-section-index'
import { availabilityIn, buildSectionIndex, type SectionIndex } from './section-index'
import { sectionOf } from './section-of'

type SectionIndexes = Record<SectionKey, Record<Locale, SectionIndex>>

/** All published rentals and what they refer to, held in memory and never changed in place. */
export type Catalogue = Lookups & {
  revision: string
  taxonomies: Taxonomies
  rentals: ReadonlyMap<string, Rental>
  /** Rentals whose town or region is unknown: they are shown once it is known. */
  unplaced: readonly Rental[]
  /** Slugs are unique in the CMS; should two ever collide, the first one keeps it. */
  idBySlug: ReadonlyMap<string, string>
  sections: SectionIndexes
}

/** Prepares a payload for searching. Rentals whose town or region is unknown have no place to be shown. */
export function buildCatalogue(payload: CataloguePayload): Catalogue {
  return runSteps(catalogueSteps(payload))
}

/** The same as long work that can be interrupted. */
export function* catalogueSteps({
  revision,
  rentals,
  ...taxonomies
}: CataloguePayload): Steps<Catalogue> {
  const lookups = buildLookups(taxonomies)
  const placed = yield* filterInSteps(rentals, (rental) => hasTown(rental, lookups))
  const byId = yield* mapById(placed)
  const index = (section: SectionKey) => indexSection(section, placed, lookups)
  return {
    ...lookups,
    revision,
    taxonomies,
    rentals: byId,
    unplaced: yield* filterInSteps(rentals, (rental) => !byId.has(rental.id)),
    idBySlug: yield* slugsOf(byId),
    sections: {
      vacationRentals: yield* index('vacationRentals'),
      longTermRentals: yield* index('longTermRentals'),
      housesForSale: yield* index('housesForSale'),
      uniqueStays: yield* index('uniqueStays'),
      hotels: yield* index('hotels'),
    },
  }
}

/** The catalogue with one rental put in, changed or (null) taken out. What is worked out for others is kept. */
export function replaceRental(catalogue: Catalogue, id: string, rental: Rental | null): Catalogue {
  return runSteps(replaceSteps(catalogue, id, rental))
}

/** The same as work that can be interrupted: among 100,000 rentals it takes a tenth of a second. */
export function* replaceSteps(
  catalogue: Catalogue,
  id: string,
  rental: Rental | null,
): Steps<Catalogue> {
  const before = catalogue.rentals.get(id)
  const rentals = yield* mapById(catalogue.rentals.values())
  rentals.delete(id)
  const isListed = rental !== null && hasTown(rental, catalogue)
  if (isListed) rentals.set(id, rental)
  const others = catalogue.unplaced.filter((each) => each.id !== id)
  const sections = { ...catalogue.sections }
  yield
  if (before) yield* patchSection(sections, before, (index) => without(index, before, catalogue))
  if (isListed) {
    yield* patchSection(sections, rental, (index, locale) =>
      rental.texts[locale] ? appendRental(index, rental, catalogue) : index,
    )
  }
  return {
    ...catalogue,
    rentals,
    unplaced: rental && !isListed ? [...others, rental] : others,
    idBySlug:
      before && isListed && before.slug === rental.slug
        ? catalogue.idBySlug
        : yield* slugsOf(rentals),
    sections,
  }
}

function* patchSection(
  sections: SectionIndexes,
  rental: Rental,
  patch: (index: SectionIndex, locale: Locale) => SectionIndex,
): Steps<void> {
  const section = sectionOf(rental)
  const en = patch(sections[section].en, 'en')
  yield
  const es = patch(sections[section].es, 'es')
  yield
  sections[section] = { en, es }
}

function without(index: SectionIndex, rental: Rental, lookups: Lookups): SectionIndex {
  const position = index.rentals.indexOf(rental)
  return position < 0 ? index : removeRental(index, position, lookups)
}

/** A published rental by its slug; null if there is none. */
export function findRentalBySlug(catalogue: Catalogue, slug: string): Rental | null {
  return catalogue.rentals.get(catalogue.idBySlug.get(slug) ?? '') ?? null
}

function hasTown(rental: Rental, lookups: Lookups): boolean {
  const town = lookups.towns.get(rental.townId)
  return town !== undefined && lookups.regions.has(town.regionId)
}

const entriesPerStep = 5000

function* mapById(rentals: Iterable<Rental>): Steps<Map<string, Rental>> {
  const byId = new Map<string, Rental>()
  for (const rental of rentals) {
    byId.set(rental.id, rental)
    if (byId.size % entriesPerStep === 0) yield
  }
  return byId
}

function* slugsOf(rentals: ReadonlyMap<string, Rental>): Steps<Map<string, string>> {
  const ids = new Map<string, string>()
  let read = 0
  for (const { id, slug } of rentals.values()) {
    if (!ids.has(slug)) ids.set(slug, id)
    if (++read % entriesPerStep === 0) yield
  }
  return ids
}

function* indexSection(
  section: SectionKey,
  rentals: readonly Rental[],
  lookups: Lookups,
): Steps<Record<Locale, SectionIndex>> {
  const listed = yield* filterInSteps(rentals, (rental) => sectionOf(rental) === section)
  const candidates = yield* mapInSteps(listed, (rental) => ({
    rental,
    availability: availabilityIn(lookups, rental),
  }))
  return {
    en: yield* buildSectionIndex(candidates, 'en', lookups),
    es: yield* buildSectionIndex(candidates, 'es', lookups),
  }
}
