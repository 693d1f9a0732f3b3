import { bedroomOptions, sixBedrooms, sixOrMoreBedrooms } from '../search/listing-limits'
import { optionFilter } from './option-filter'

type BedroomOption = (typeof bedroomOptions)[number]

const unset: { bedroom: BedroomOption | null } = { bedroom: null }

/** An exact number; six or more is an option of its own (browsing.md §9). */
export const bedroom = optionFilter({
  unset,
  read: (reader) => ({ bedroom: reader.choice('bedroom', bedroomOptions) }),
  options: {
    name: 'bedroom',
    pick: 'one',
    control: 'select',
    label: (t) => t('bedrooms'),
    words: (t, value) =>
      value === sixOrMoreBedrooms
        ? t('bedroomsOrMore', { count: sixBedrooms })
        : t('bedroomCount', { count: Number(value) }),
    list: () =>
      bedroomOptions.map((value) => ({
        value,
        isUnlisted: value === sixBedrooms,
        has: ({ noBedroom }) =>
          value === sixOrMoreBedrooms ? noBedroom >= sixBedrooms : noBedroom === value,
      })),
    chosen: (query) => (query.bedroom === null ? [] : [query.bedroom]),
    without: () => unset,
  },
})
