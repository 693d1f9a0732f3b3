import type { Stay } from '~content/stay'

/**
 * The house as its guest knows it; null while none is chosen. Until then the stay of a landing request is called as its
 * landing page, which is no house.
 */
export function chosenRentalName({ lead, rentalId, rentalName }: Stay): string | null {
  return lead && !rentalId ? null : rentalName
}
