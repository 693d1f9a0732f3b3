import { translate } from '../../labels/translate'
import { type EntryComponent, placeOf } from './list-components'

/** Fields of which the first is the lower end of a range, the second its upper one. */
const ranges = [
  ['salaryFrom', 'salaryTo'],
  ['minPriceUsd', 'maxPriceUsd'],
  ['minPriceGtq', 'maxPriceGtq'],
] as const

/** Faults: a range that ends below its beginning. A list that is opened with it is always empty. */
export function amountFaults(parts: EntryComponent[]): string[] {
  return parts.flatMap((part) =>
    ranges.flatMap(([lower, upper]) => {
      const [from, to] = [part.value[lower], part.value[upper]]
      if (typeof from !== 'number' || typeof to !== 'number' || from <= to) return []
      const fields = { lower: placeOf(part, lower), upper: placeOf(part, upper) }
      return [translate('"{lower}" is more than "{upper}".', fields)]
    }),
  )
}
