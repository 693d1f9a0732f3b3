/** On every page that shows a list, a count or a place. */
export const catalogueTag = 'catalogue'

/** On every page that shows a rental: changes when something changes that rentals share. */
export const allRentalsTag = 'rentals'

/** On every page that shows this rental. */
export function rentalTag(id: string): string {
  return `rental:${id}`
}
