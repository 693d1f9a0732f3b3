import type { Career } from '~content/career'
import { startOfGuatemalaDay } from '~/platform/time/guatemala-day-start'

/**
 * Whether a vacancy is not out yet, takes applications, or is over. It comes out with its publication day in
 * Guatemala and closes at the moment `finishDate`; one without that date stays open until it is unpublished.
 */
export type CareerState = 'coming' | 'open' | 'closed'

type Window = Pick<Career, 'publicationDate' | 'finishDate'>

export function careerState({ publicationDate, finishDate }: Window, now: Date): CareerState {
  if (!publicationDate || startOfGuatemalaDay(publicationDate) > now) return 'coming'
  return finishDate !== null && new Date(finishDate) <= now ? 'closed' : 'open'
}

/** The moments at which the state changes. */
export function careerBoundaries({ publicationDate, finishDate }: Window): Date[] {
  return [
    ...(publicationDate ? [startOfGuatemalaDay(publicationDate)] : []),
    ...(finishDate ? [new Date(finishDate)] : []),
  ]
}
