import type { PreviewClaim } from '~content/preview'
import { findGuatemalaMoment } from '~/platform/time/guatemala-moment'

type Windowed = {
  startDate?: string | null
  publicationDate?: string | null
  /** Day on which a letter was sent. */
  sentOn?: string | null
}

/**
 * The moment that a preview looks at unless its editor chose one: now, or where the draft is for later, the
 * moment at which visitors begin to see it.
 */
export function previewMoment({ status }: PreviewClaim, entry: object, now: Date): Date {
  const opening = status === 'draft' ? openingOf(entry) : null
  return opening && opening > now ? opening : now
}

function openingOf({ startDate, publicationDate, sentOn }: Windowed): Date | null {
  if (startDate) return new Date(startDate)
  const day = publicationDate ?? sentOn
  return day ? findGuatemalaMoment(`${day}T00:00`) : null
}
