import { AsyncLocalStorage } from 'node:async_hooks'
import type { ContentDefinition } from '~content/content-definition'
import type { Locale } from '~content/locale'

/** Puts what a preview looks at in the place of what is published; everything else stays as it is. */
export type ContentOverlay = (
  definition: ContentDefinition,
  locale: Locale,
  published: unknown,
) => unknown

const overlays = new AsyncLocalStorage<ContentOverlay>()

/** Runs `work` with an overlay over what it reads; for previews alone, whose pages are not kept. */
export function withContentOverlay<Result>(overlay: ContentOverlay, work: () => Result): Result {
  return overlays.run(overlay, work)
}

/** The content as this page shows it: as published, unless it is a preview's. */
export function asPreviewed(
  definition: ContentDefinition,
  locale: Locale,
  published: unknown,
): unknown {
  const overlay = overlays.getStore()
  return overlay ? overlay(definition, locale, published) : published
}
