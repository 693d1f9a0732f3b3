import type { CataloguePayload } from '~content/catalogue'
import type { SectionKey } from '~content/section-key'
import type { Locale } from '~content/locale'
import type { Rental } from '~content/rental'
import { buildLookups, type Lookups, type Taxonomies } from './lookups'
import { buildSectionIndex, type SectionIndex } from './section-index'
import { sectionOf } from './section-of'

type SectionIndexes = Record<SectionKey, Record<Locale, SectionIndex>>

/** All published rentals and what they refer to, held in memory and never changed in place. */
export type Catalogue = Lookups & {
  revision: string
  taxonomies: Taxonomies
  rentals: ReadonlyMap<string, Rental>
  /** Slugs are unique in the CMS; should two ever collide, the first one keeps it. */
  idBySlug: ReadonlyMap<string, string>
  sections: SectionIndexes
}

/** Prepares a payload for searching. Rentals whose town or region is unknown have no place to be shown and stay out. */
export function buildCatalogue({ revision, rentals, ...taxonomies }: CataloguePayload): Catalogue {
  const lookups = buildLookups(taxonomies)
  const placed = rentals.filter((rental) => hasPlace(rental, lookups))
  const byId = new Map(placed.map((rental) => [rental.id, rental]))
  return {
    ...lookups,
    revision,
    taxonomies,
    rentals: byId,
    idBySlug: slugsOf(byId),
    sections: {
      vacationRentals: indexSection('vacationRentals', byId, lookups),
      longTermRentals: indexSection('longTermRentals', byId, lookups),
      housesForSale: indexSection('housesForSale', byId, lookups),
      uniqueStays: indexSection('uniqueStays', byId, lookups),
      hotels: indexSection('hotels', byId, lookups),
    },
  }
}

/** The catalogue with one rental put in, changed or (null) taken out; only its sections are indexed again. */
export function replaceRental(catalogue: Catalogue, id: string, rental: Rental | null): Catalogue {
  const rentals = new Map(catalogue.rentals)
  const before = rentals.get(id)
  rentals.delete(id)
  const after = rental && hasPlace(rental, catalogue) ? rental : null
  if (after) rentals.set(id, after)
  const sections = { ...catalogue.sections }
  for (const section of new Set([before, after].flatMap((each) => (each ? sectionOf(each) : [])))) {
    sections[section] = indexSection(section, rentals, catalogue)
  }
  return { ...catalogue, rentals, idBySlug: slugsOf(rentals), sections }
}

/** A published rental by its slug; null where there is none. */
export function findRentalBySlug(catalogue: Catalogue, slug: string): Rental | null {
  return catalogue.rentals.get(catalogue.idBySlug.get(slug) ?? '') ?? null
}

function hasPlace(rental: Rental, lookups: Lookups): boolean {
  const town = lookups.towns.get(rental.townId)
  return town !== undefined && lookups.regions.has(town.regionId)
}

function slugsOf(rentals: ReadonlyMap<string, Rental>): Map<string, string> {
  const ids = new Map<string, string>()
  for (const { id, slug } of rentals.values()) if (!ids.has(slug)) ids.set(slug, id)
  return ids
}

function indexSection(
  section: SectionKey,
  rentals: ReadonlyMap<string, Rental>,
  lookups: Lookups,
): Record<Locale, SectionIndex> {
  const listed = [...rentals.values()].filter((rental) => sectionOf(rental) === section)
  return {
    en: buildSectionIndex(listed, 'en', lookups),
    es: buildSectionIndex(listed, 'es', lookups),
  }
}
