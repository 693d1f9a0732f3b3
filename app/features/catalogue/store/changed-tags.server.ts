import type { Catalogue } from '../catalogue'
import { createYielder } from '~/platform/process/yielder.server'
import { allRentalsTag, catalogueTag, rentalTag } from './catalogue-tags'

/** The tags of pages on which another catalogue shows something else; none where both say the same. */
export async function changedTags(before: Catalogue, after: Catalogue): Promise<string[]> {
  if (JSON.stringify(before.taxonomies) !== JSON.stringify(after.taxonomies)) {
    return [catalogueTag, allRentalsTag]
  }
  const yielder = createYielder()
  const tags: string[] = []
  for (const id of new Set([...before.rentals.keys(), ...after.rentals.keys()])) {
    if (yielder.isDue()) await yielder.pause()
    // A reload keeps the objects of rentals that are as before.
    if (before.rentals.get(id) !== after.rentals.get(id)) tags.push(rentalTag(id))
  }
  return tags.length > 0 ? [catalogueTag, ...tags] : []
}
