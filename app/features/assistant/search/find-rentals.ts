import type { PropertyKind } from '~content/property-kind'
import type { Locale } from '~content/locale'
import type { SectionKey } from '~content/section-key'
import type { Catalogue } from '~/features/catalogue/catalogue'
import { matchListings, type ListingMatch } from '~/features/catalogue/search/match-listings'
import { searchListings, type ListingResults } from '~/features/catalogue/search/search-listings'
import type { Understanding } from '../understand/understanding'
import { fallbackQueries, type Dropped, type FallbackQuery } from './fallback-queries'
import { searchPlan, type SearchPlan } from './search-plan'

/** Cards that an answer shows. */
const maxShown = 6
const maxAlternatives = 2

export type FoundRentals = {
  /** What was searched for in the end. */
  asked: Understanding
  plan: SearchPlan
  dropped: Dropped[]
  results: ListingResults
  /** How many the full list holds, which knows fewer conditions. */
  listTotal: number
  /** Where one condition was dropped: what dropping another one instead would find. */
  alternatives: Alternative[]
}

export type Alternative = { asked: Understanding; section: SectionKey; total: number }

type Context = { catalogue: Catalogue; locale: Locale; now: Date }
type Attempt = { asked: Understanding; plan: SearchPlan; total: number }

/**
 * The rentals that fit best, by the search of the lists, with their totals. Where nothing fits, conditions are
 * dropped: first one alone, then one after the other. Null if nothing is found even then.
 */
export function findRentals(asked: Understanding, context: Context): FoundRentals | null {
  if (!isBudgetOpen(asked)) return findComparable(asked, context)
  const found = findComparable({ ...asked, price: null }, context)
  return found && { ...found, dropped: [{ what: 'budget' }, ...found.dropped] }
}

/** Whether the sentence names a price for a whole stay, but neither dates nor nights. */
function isBudgetOpen({ price, dates, section }: Understanding): boolean {
  return price?.period === 'stay' && dates === null && section !== 'housesForSale'
}

function findComparable(asked: Understanding, context: Context): FoundRentals | null {
  const sections = sectionsOf(asked)
  const exact = firstOf(sections, asked, context)
  if (exact) return { ...answer(exact, [], context), alternatives: besidesNamed(asked, context) }
  const options = fallbackQueries(asked, context.catalogue)
  const [best, ...others] = options.flatMap((option) => {
    const found = firstOf(sections, option.apply(asked), context)
    return found ? [{ found, option }] : []
  })
  if (!best) return findWithFewer(asked, options, sections, context)
  const alternatives = others
    .slice(0, maxAlternatives)
    .map(({ found }) => ({ asked: found.asked, section: found.plan.section, total: found.total }))
  return { ...answer(best.found, [best.option.dropped], context), alternatives }
}

/** What else there is, where the sentence names one rental. */
function besidesNamed(asked: Understanding, context: Context): Alternative[] {
  if (asked.rentals.length === 0) return []
  const others = { ...asked, rentals: [] }
  const found = firstOf(sectionsOf(others), others, context)
  return found ? [{ asked: others, section: found.plan.section, total: found.total }] : []
}

function findWithFewer(
  asked: Understanding,
  options: readonly FallbackQuery[],
  sections: readonly SectionKey[],
  context: Context,
): FoundRentals | null {
  let fallback = asked
  const dropped: Dropped[] = []
  for (const option of options) {
    fallback = option.apply(fallback)
    dropped.push(option.dropped)
    const found = firstOf(sections, fallback, context)
    if (found) return answer(found, dropped, context)
  }
  return null
}

/** The first of the sections in which something fits. */
function firstOf(
  sections: readonly SectionKey[],
  asked: Understanding,
  context: Context,
): Attempt | null {
  for (const section of sections) {
    const plan = searchPlan(context.catalogue, asked, section, context.now)
    const total = matchListings(context.catalogue, toMatch(plan, context)).length
    if (total > 0) return { asked, plan, total }
  }
  return null
}

function answer({ asked, plan }: Attempt, dropped: Dropped[], context: Context): FoundRentals {
  const { catalogue } = context
  const match = toMatch(plan, context)
  const query = { ...plan.query, results: maxShown }
  const results = searchListings(catalogue, { ...match, query })
  const listTotal =
    plan.predicates.length === 0
      ? results.total
      : matchListings(catalogue, toMatch({ ...plan, predicates: [] }, context)).length
  return { asked, plan, dropped: widest(dropped), results, listTotal, alternatives: [] }
}

function toMatch(plan: SearchPlan, { locale, now }: Context): ListingMatch {
  const { section, query, regionSlug, townSlug, predicates } = plan
  return {
    section,
    query,
    locale,
    now,
    ...(regionSlug && { regionSlug }),
    ...(townSlug && { townSlug }),
    ...(predicates.length > 0 && {
      accepts: (rental) => predicates.every((predicate) => predicate(rental)),
    }),
  }
}

/** An answer for the whole country does not mention the region that was tried before. */
function widest(dropped: Dropped[]): Dropped[] {
  const isEverywhere = dropped.some(({ what }) => what === 'place')
  return isEverywhere ? dropped.filter(({ what }) => what !== 'nearby') : dropped
}

/** Kinds of house that are let as unique stays. */
const uniqueKinds: readonly PropertyKind[] = ['treehouse', 'dome', 'boathouse']

/** Where to look when the sentence names no section: houses by the night first. */
function sectionsOf({ section, kind, rentals }: Understanding): SectionKey[] {
  if (section) return [section]
  if (rentals.length > 0) return [...new Set(rentals.map((each) => each.section))]
  if (kind === 'boutiqueHotel') return ['hotels']
  if (kind && uniqueKinds.includes(kind)) return ['uniqueStays', 'vacationRentals']
  return ['vacationRentals', 'uniqueStays']
}
