import { days, hours, minutes } from '~/platform/units/duration'

const firstPause = minutes(1)
const maxPause = hours(6)
const maxEffort = days(3)
/** Minimum number of attempts, e.g. after the site was off for a week. */
const minAttempts = 12

/**
 * Milliseconds until a failed step is retried: one minute, doubled each time up to six hours. Null after three days of
 * failures.
 * @param attempts so far, including the failed one
 * @param failingFor milliseconds since the first failure
 */
export function pauseAfter(attempts: number, failingFor: number): number | null {
  if (failingFor >= maxEffort && attempts >= minAttempts) return null
  return Math.min(firstPause * 2 ** (attempts - 1), maxPause)
}
