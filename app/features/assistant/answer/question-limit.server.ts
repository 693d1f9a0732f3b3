import { addressGroup } from '~/platform/http/client-address'
import { createRateLimit } from '~/platform/http/rate-limit.server'
import { minutes, seconds } from '~/platform/units/duration'

/** Faster than people type for long; programs use `/api/rentals`. */
const questions = createRateLimit({ name: 'assistant questions', most: 30, within: minutes(1) })

/** Counts a question; the seconds until another one is answered, or 0 where this one is. */
export function waitForQuestion(request: Request): number {
  const address = addressGroup(request)
  const wait = questions.waitOf(address)
  if (wait > 0) return Math.ceil(wait / seconds(1))
  questions.note(address)
  return 0
}
