import type { Rental } from '~content/rental'
import { letsStays } from './dates'
import type { OptionValue } from './listing-filter'
import { optionFilter } from './option-filter'

/** "Two or more": the fewest that a place must have; nearly every place has one. */
const minNumbers = [2, 3, 4, 5, 6] as const
type Least = (typeof minNumbers)[number]

const noBeds: { beds: Least | null } = { beds: null }

/** Lists of houses for sale have no filter for beds. */
export const beds = optionFilter({
  unset: noBeds,
  read: (reader) => ({ beds: reader.choice('beds', minNumbers) }),
  isOffered: letsStays,
  options: {
    name: 'beds',
    pick: 'one',
    control: 'chips',
    label: (t) => t('beds'),
    words: (t, value) => t('bedsOrMore', { count: Number(value) }),
    shortWords: orMore,
    list: () => minNumbers.map((value) => ({ value, has: (each) => bedsOf(each) >= value })),
    chosen: (query) => (query.beds === null ? [] : [query.beds]),
    without: () => noBeds,
  },
})

const noBathrooms: { bathrooms: Least | null } = { bathrooms: null }

export const bathrooms = optionFilter({
  unset: noBathrooms,
  read: (reader) => ({ bathrooms: reader.choice('bathrooms', minNumbers) }),
  options: {
    name: 'bathrooms',
    pick: 'one',
    control: 'chips',
    label: (t) => t('bathrooms'),
    words: (t, value) => t('bathroomsOrMore', { count: Number(value) }),
    shortWords: orMore,
    list: () =>
      minNumbers.map((value) => ({ value, has: ({ noBathroom }) => noBathroom >= value })),
    chosen: (query) => (query.bathrooms === null ? [] : [query.bathrooms]),
    without: () => noBathrooms,
  },
})

function orMore(value: OptionValue): string {
  return `${value}+`
}

function bedsOf({ bedrooms }: Rental): number {
  let count = 0
  for (const { beds: ofRoom } of bedrooms) for (const { noBed } of ofRoom) count += noBed
  return count
}
