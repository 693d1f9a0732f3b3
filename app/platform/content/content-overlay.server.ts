import { AsyncLocalStorage } from 'node:async_hooks'
import type { ContentDefinition } from '~content/content-definition'
import type { Locale } from '~content/locale'

/** Replaces published content with the draft of a preview; returns other content unchanged. */
export type ContentOverlay = (
  definition: ContentDefinition,
  locale: Locale,
  published: unknown,
) => unknown

const overlays = new AsyncLocalStorage<ContentOverlay>()

/** Runs `work` with an overlay over the content it reads. For previews only, whose pages are not stored. */
export function withContentOverlay<Result>(overlay: ContentOverlay, work: () => Result): Result {
  return overlays.run(overlay, work)
}

/** The content for the current page: published, or the draft in a preview. */
export function applyOverlay(
  definition: ContentDefinition,
  locale: Locale,
  published: unknown,
): unknown {
  const overlay = overlays.getStore()
  return overlay ? overlay(definition, locale, published) : published
}
