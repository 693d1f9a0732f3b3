type Label = string | { id: string; defaultMessage: string }
type Filters = { displayedFilters: { label?: Label }[] }

/** The content manager's hook for the filters of a list. */
export const listFiltersHook = 'Admin/CM/pages/ListView/inject-in-filters'

/** Labels filters like columns, in the panel's language; Strapi alone shows the English names. */
export function translateFilters<Given extends Filters>(given: Given): Given {
  const displayedFilters = given.displayedFilters.map((filter) => {
    const { label } = filter
    return typeof label === 'string' && label !== ''
      ? { ...filter, label: { id: label, defaultMessage: label } }
      : filter
  })
  return { ...given, displayedFilters }
}
