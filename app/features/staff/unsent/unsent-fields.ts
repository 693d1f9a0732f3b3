/** The fields of a form that could not be saved, in their order. */
export type Unsent = { unsent: { name: string; value: string }[] }

/** The fields that a reply or the data of an error hold; null if there are none. */
export function findUnsent(...places: unknown[]): Unsent['unsent'] | null {
  return places.find(isUnsent)?.unsent ?? null
}

function isUnsent(place: unknown): place is Unsent {
  const isObject = typeof place === 'object' && place !== null
  return isObject && 'unsent' in place && Array.isArray(place.unsent)
}
