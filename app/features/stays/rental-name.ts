import type { Stay } from '~content/stay'

/**
 * The rental's name in the guest's language; null while none is chosen. Until then the `rentalName` of a landing
 * lead's stay is the title of its landing page.
 */
export function chosenRentalName({ lead, rentalId, rentalName }: Stay): string | null {
  return lead && !rentalId ? null : rentalName
}
