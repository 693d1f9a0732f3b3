import type { LandingPage } from '~content/landing-page'
import type { Window } from '~/platform/time/window'

/** When a landing for an offer is shown. */
export function offerWindow({
  startDate,
  finishDate,
}: Pick<LandingPage, 'startDate' | 'finishDate'>): Window {
  return { startDate, endDate: finishDate }
}
