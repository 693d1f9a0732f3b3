import { runInSlices } from '~/platform/process/run-in-slices.server'
import { filterInSteps, type Steps } from '~/platform/process/steps'
import type { Catalogue } from '../catalogue'
import { allRentalsTag, catalogueTag, rentalTag } from './catalogue-tags'

/** The tags of pages on which another catalogue shows something else; none where both say the same. */
export async function changedTags(before: Catalogue, after: Catalogue): Promise<string[]> {
  if (JSON.stringify(before.taxonomies) !== JSON.stringify(after.taxonomies)) {
    return [catalogueTag, allRentalsTag]
  }
  const ids = await runInSlices(changedRentals(before.rentals, after.rentals))
  if (ids.length === 0) return []
  // Noting and saving the times of 100,000 tags holds the event loop for a tenth of a second.
  return [catalogueTag, ...(ids.length > maxTags ? [allRentalsTag] : ids.map(rentalTag))]
}

/** When more rentals have changed, the pages of all rentals are marked stale. */
const maxTags = 1000

/** A reload keeps the objects of rentals that are as before. */
function* changedRentals(
  before: Catalogue['rentals'],
  after: Catalogue['rentals'],
): Steps<string[]> {
  const changed = yield* filterInSteps(after.keys(), (id) => before.get(id) !== after.get(id))
  const gone = yield* filterInSteps(before.keys(), (id) => !after.has(id))
  return [...changed, ...gone]
}
