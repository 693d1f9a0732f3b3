import type { FilterOptions, ListingFilter, Parameters } from './listing-filter'

type OptionFilter<Fields extends Parameters> = Pick<
  ListingFilter<Fields>,
  'unset' | 'read' | 'isOffered'
> & { options: FilterOptions<Fields> }

/** A filter whose options visitors choose: each chosen option has a chip of its own. */
export function optionFilter<Fields extends Parameters>(
  filter: OptionFilter<Fields>,
): ListingFilter<Fields> & OptionFilter<Fields> {
  const { name, chosen, without, words } = filter.options
  return {
    ...filter,
    isSet: (query) => chosen(query).length > 0,
    chips: (query, { t, optionName }) =>
      chosen(query).map((value) => ({
        key: `${name} ${value}`,
        words: optionName(name, value) ?? words(t, value),
        cleared: without(query, value),
      })),
  }
}
