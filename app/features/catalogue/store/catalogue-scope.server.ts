import { AsyncLocalStorage } from 'node:async_hooks'
import type { Rental } from '~content/rental'
import { replaceRental, type Catalogue } from '../catalogue'

type Previewed = { rental: Rental; catalogue: Catalogue | null }

const previewed = new AsyncLocalStorage<Previewed>()

/** Runs `work` with this version of a rental in the catalogue; for previews alone, whose pages are not kept. */
export function withRental<Result>(rental: Rental, work: () => Result): Result {
  return previewed.run({ rental, catalogue: null }, work)
}

/** The catalogue as this page shows it: as published, unless a preview looks at a version of a rental. */
export function withPreviewedRental(catalogue: Catalogue): Catalogue {
  const scope = previewed.getStore()
  if (!scope) return catalogue
  scope.catalogue ??= putIn(catalogue, scope.rental)
  return scope.catalogue
}

/** Drafts may share an address name with a published rental; the preview's address is the draft's. */
function putIn(catalogue: Catalogue, rental: Rental): Catalogue {
  const replaced = replaceRental(catalogue, rental.id, rental)
  return { ...replaced, idBySlug: new Map(replaced.idBySlug).set(rental.slug, rental.id) }
}
