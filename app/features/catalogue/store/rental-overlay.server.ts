import { AsyncLocalStorage } from 'node:async_hooks'
import type { Rental } from '~content/rental'
import { replaceRental, type Catalogue } from '../catalogue'

type RentalOverlay = { rental: Rental; catalogue: Catalogue | null }

const overlays = new AsyncLocalStorage<RentalOverlay>()

/** Runs `work` with this version of a rental in the catalogue. For previews only, whose pages are not stored. */
export function withRentalOverlay<Result>(rental: Rental, work: () => Result): Result {
  return overlays.run({ rental, catalogue: null }, work)
}

/** The catalogue for the current page: as published, or with the version of a rental that a preview shows. */
export function applyRentalOverlay(catalogue: Catalogue): Catalogue {
  const overlay = overlays.getStore()
  if (!overlay) return catalogue
  overlay.catalogue ??= putIn(catalogue, overlay.rental)
  return overlay.catalogue
}

/** A draft may have the slug of a published rental. Under its address the preview shows the draft. */
function putIn(catalogue: Catalogue, rental: Rental): Catalogue {
  const replaced = replaceRental(catalogue, rental.id, rental)
  return { ...replaced, idBySlug: new Map(replaced.idBySlug).set(rental.slug, rental.id) }
}
