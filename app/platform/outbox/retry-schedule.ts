import { days, hours, minutes } from '~/platform/units/duration'

const firstPause = minutes(1)
const longestPause = hours(6)
const longestEffort = days(3)
/** Attempts that are made whatever the clock says, e.g. after the site was off for a week. */
const fewestAttempts = 12

/**
 * When a step that failed is tried again: after a minute, then twice as long each time up to six hours.
 * Null once it has been failing for three days.
 * @param attempts made so far, the failed one included
 * @param failingFor milliseconds since the first failure
 */
export function pauseAfter(attempts: number, failingFor: number): number | null {
  if (failingFor >= longestEffort && attempts >= fewestAttempts) return null
  return Math.min(firstPause * 2 ** (attempts - 1), longestPause)
}
