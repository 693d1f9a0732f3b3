import type { TFunction } from 'i18next'
import { bedroomOptions, sixBedrooms, sixOrMoreBedrooms } from '../search/listing-limits'
import type { ListingFilter } from './listing-filter'

type BedroomOption = (typeof bedroomOptions)[number]

export const bedroom: ListingFilter<{ bedroom: BedroomOption | null }> = {
  unset: { bedroom: null },
  read: (reader) => ({ bedroom: reader.choice('bedroom', bedroomOptions) }),
  isSet: (query) => query.bedroom !== null,
  chips: (query, { t }) =>
    query.bedroom === null
      ? []
      : [{ key: 'bedroom', words: bedroomWords(t, query.bedroom), cleared: bedroom.unset }],
  choice: {
    name: 'bedroom',
    label: (t) => t('bedrooms'),
    options: (t) => [
      { value: '', words: `${t('bedrooms')}: ${t('anyBedrooms')}` },
      // An address alone can ask for exactly six.
      ...bedroomOptions
        .filter((option) => option !== sixBedrooms)
        .map((option) => ({ value: option, words: bedroomWords(t, option) })),
    ],
  },
  column: (rental) => rental.noBedroom,
  match: ({ bedroom: asked }, { column }) => {
    if (asked === null) return null
    if (asked === sixOrMoreBedrooms) return { column, min: sixBedrooms, max: Infinity }
    return { column, min: asked, max: asked }
  },
}

function bedroomWords(t: TFunction<'listings'>, option: BedroomOption): string {
  if (option === sixOrMoreBedrooms) return t('bedroomsOrMore', { count: sixBedrooms })
  return t('bedroomCount', { count: option })
}
