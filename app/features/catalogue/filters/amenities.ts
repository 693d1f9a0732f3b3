import type { Amenity, HouseRule } from '~content/taxonomy'
import { letsStays } from './dates'
import type { FilterOption } from './listing-filter'
import { optionFilter } from './option-filter'

/** Amenities that satisfy a filter as well as the one it names; by the slugs of the demo content. */
export const amenityAlternatives: Readonly<Record<string, readonly string[]>> = {
  wifi: ['fast-wifi'],
  pool: ['heated-pool'],
  terrace: ['rooftop'],
  'full-kitchen': ['kitchenette'],
}

/** Options that one search may name. */
const maxChosen = 20

const noAmenities: { amenities: string[] } = { amenities: [] }

/** Slugs of amenities that staff offer as filters; a place must have all of them. */
export const amenities = optionFilter({
  unset: noAmenities,
  read: (reader) => ({ amenities: reader.slugs('amenities', maxChosen) }),
  isOffered: letsStays,
  options: {
    name: 'amenities',
    pick: 'many',
    control: 'chips',
    label: (t) => t('amenities'),
    words: (_, value) => String(value),
    list: (lookups) => {
      const all = [...lookups.amenities.values()]
      return optionsOf(all, (amenity) => {
        const slugs = [amenity.slug, ...(amenityAlternatives[amenity.slug] ?? [])]
        const ids = all.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id)
        return ({ amenityIds }) => ids.some((id) => amenityIds.includes(id))
      })
    },
    chosen: (query) => query.amenities,
    without: (query, value) => ({ amenities: query.amenities.filter((each) => each !== value) }),
  },
})

const noRules: { houseRules: string[] } = { houseRules: [] }

/** The same for house rules, which a house for sale has not (browsing.md §2, detail). */
export const houseRules = optionFilter({
  unset: noRules,
  read: (reader) => ({ houseRules: reader.slugs('houseRules', maxChosen) }),
  isOffered: letsStays,
  options: {
    name: 'houseRules',
    pick: 'many',
    control: 'chips',
    label: (t) => t('houseRules'),
    words: (_, value) => String(value),
    list: (lookups) =>
      optionsOf(
        [...lookups.houseRules.values()],
        ({ id }) =>
          ({ houseRuleIds }) =>
            houseRuleIds.includes(id),
      ),
    chosen: (query) => query.houseRules,
    without: (query, value) => ({ houseRules: query.houseRules.filter((each) => each !== value) }),
  },
})

type Has = NonNullable<FilterOption['has']>

function optionsOf<Entry extends Amenity | HouseRule>(
  entries: Entry[],
  hasEntry: (entry: Entry) => Has,
): FilterOption[] {
  return entries
    .filter(({ isFilter }) => isFilter)
    .map((entry) => {
      const { slug: value, name } = entry
      return { value, name, has: hasEntry(entry) }
    })
}
