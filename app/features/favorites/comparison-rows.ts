import type { TFunction } from 'i18next'
import { distanceWords } from '~/features/catalogue/places/distance-words'
import type { ComparedFacts } from './compared-facts'

/** One line of the comparison: a cell for each place, in their order. */
export type ComparisonRow = {
  label: string
  /** Lines of text; a place that has nothing to say has none. */
  cells: string[][]
  /** Whether the places differ here. */
  differs: boolean
}

/** Words of the page and, as a place's own page says them, of the facts. */
type Words = {
  page: TFunction<'favorites'>
  detail: TFunction<'detail'>
  listings: TFunction<'listings'>
}

/** What places have, line by line. What all of them have in the long lists stands in `sharedFacts`. */
export function comparisonRows(places: readonly ComparedFacts[], words: Words): ComparisonRow[] {
  const { page, detail, listings } = words
  const row = (label: string, cellOf: (place: ComparedFacts) => string[]): ComparisonRow => {
    const cells = places.map(cellOf)
    const texts = new Set(cells.map((lines) => lines.join('\n')))
    return { label, cells, differs: texts.size > 1 }
  }
  const isLet = (place: ComparedFacts) => place.section !== 'housesForSale'
  const amenities = sharedBy(places.map((place) => place.amenities))
  const rules = sharedBy(places.map((place) => place.houseRules))
  return [
    row(page('rows.guests'), (place) =>
      isLet(place) ? [detail('guests', { count: place.capacityOfPeople })] : [],
    ),
    row(page('rows.bedrooms'), ({ noBedroom }) => [detail('bedrooms', { count: noBedroom })]),
    row(page('rows.beds'), ({ beds }) =>
      beds.map(({ bed, count }) => detail(`beds.${bed}`, { count })),
    ),
    row(page('rows.bathrooms'), ({ noBathroom }) => [detail('bathrooms', { count: noBathroom })]),
    row(listings('property'), ({ typeOfProperty }) => [listings(`kinds.${typeOfProperty}`)]),
    row(detail('surface'), ({ flatSurfaceM2 }) =>
      flatSurfaceM2 === null ? [] : [detail('surfaceValue', { value: flatSurfaceM2 })],
    ),
    row(detail('minNights'), (place) => shortestStay(place, words)),
    row(detail('amenities'), ({ amenities: all }) => without(all, amenities)),
    row(detail('houseRules'), ({ houseRules }) => without(houseRules, rules)),
    row(page('rows.distance'), ({ near }) =>
      near.map(({ name, metres }) =>
        page('landmarkAt', { name, distance: distanceWords(metres, detail) }),
      ),
    ),
    row(page('rows.cancellation'), (place) => (isLet(place) ? cancellation(place, words) : [])),
  ].filter(({ cells }) => cells.some((lines) => lines.length > 0))
}

/** The amenities and house rules of all places. */
export function sharedFacts(places: readonly ComparedFacts[]): string[] {
  return [
    ...sharedBy(places.map(({ amenities }) => amenities)),
    ...sharedBy(places.map(({ houseRules }) => houseRules)),
  ]
}

/** What is in each of several lists; nothing where there is one list alone, since there is nothing to compare. */
function sharedBy(lists: readonly string[][]): string[] {
  const [first = [], ...others] = lists
  return others.length === 0
    ? []
    : first.filter((one) => others.every((list) => list.includes(one)))
}

const without = (all: string[], left: string[]) => all.filter((one) => !left.includes(one))

function shortestStay(
  { section, minNight, minMonths }: ComparedFacts,
  { detail }: Words,
): string[] {
  if (section === 'housesForSale') return []
  if (section === 'longTermRentals') {
    return minMonths === null ? [] : [detail('months', { count: minMonths })]
  }
  return minNight === null ? [] : [detail('nights', { count: minNight })]
}

function cancellation({ cancellationPolicy }: ComparedFacts, { page, detail }: Words): string[] {
  if (cancellationPolicy.length === 0) return [detail('noPolicies')]
  return cancellationPolicy.map(({ noDays, percentDiscount }) =>
    page('refund', { count: noDays, percent: percentDiscount }),
  )
}
