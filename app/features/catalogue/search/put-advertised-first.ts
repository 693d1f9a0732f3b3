import type { SectionIndex } from '../section-index'

/** `product=1`, as the links of the price bands have it: no rental by name. */
const anyAdvertised = '1'

/**
 * Moves the advertised rental to the front of the answer, and with it its town where the list is grouped by
 * town. `product` is its slug or `_id`, or 1 for the first top listing of the answer. Nothing changes where it is
 * not part of the answer.
 */
export function putAdvertisedFirst(
  positions: Uint32Array,
  index: SectionIndex,
  product: string,
  grouped: boolean,
): Uint32Array {
  const lifted = positions.find((position) => {
    const rental = index.rentals[position]
    if (!rental) return false
    return product === anyAdvertised
      ? rental.topListing
      : rental.slug === product || rental.id === product
  })
  if (lifted === undefined) return positions
  const others = positions.filter((position) => position !== lifted)
  if (!grouped) return Uint32Array.of(lifted, ...others)
  const inTown = (position: number) => index.town[position] === index.town[lifted]
  const elsewhere = others.filter((position) => !inTown(position))
  return Uint32Array.of(lifted, ...others.filter(inTown), ...elsewhere)
}
