import type { SectionIndex } from './section-index'

/**
 * Moves the advertised rental to the front of the answer, and with it its town where the list is
 * grouped by town. Nothing changes where it is not part of the answer.
 */
export function putProductFirst(
  positions: number[],
  index: SectionIndex,
  slug: string,
  grouped: boolean,
): number[] {
  const product = positions.find((position) => index.rentals[position]?.slug === slug)
  if (product === undefined) return positions
  const others = positions.filter((position) => position !== product)
  if (!grouped) return [product, ...others]
  const inTown = (position: number) => index.town[position] === index.town[product]
  return [product, ...others.filter(inTown), ...others.filter((position) => !inTown(position))]
}
