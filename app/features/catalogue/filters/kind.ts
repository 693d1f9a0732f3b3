import { type PropertyKind, propertyKinds } from '~content/property-kind'
import { optionFilter } from './option-filter'

const unset: { kind: PropertyKind | null } = { kind: null }

/** What sort of building it is. */
export const kind = optionFilter({
  unset,
  read: (reader) => ({ kind: reader.choice('kind', propertyKinds) }),
  options: {
    name: 'kind',
    pick: 'one',
    control: 'chips',
    label: (t) => t('property'),
    words: (t, value) => {
      const found = propertyKinds.find((each) => each === value)
      return found ? t(`kinds.${found}`) : String(value)
    },
    list: () =>
      propertyKinds.map((value) => ({ value, has: (each) => each.typeOfProperty === value })),
    chosen: (query) => (query.kind === null ? [] : [query.kind]),
    without: () => unset,
  },
})
