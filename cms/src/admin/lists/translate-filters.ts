type Label = string | { id: string; defaultMessage: string }
type Filters = { displayedFilters: { label?: Label }[] }

/** The content manager's name for "these are the filters of a list". */
export const listFiltersHook = 'Admin/CM/pages/ListView/inject-in-filters'

/** Filters are called as the columns are, in the language of the panel; by itself it knows English names alone. */
export function translateFilters<Given extends Filters>(given: Given): Given {
  const displayedFilters = given.displayedFilters.map((filter) => {
    const { label } = filter
    return typeof label === 'string' && label !== ''
      ? { ...filter, label: { id: label, defaultMessage: label } }
      : filter
  })
  return { ...given, displayedFilters }
}
