import { addressGroup } from '~/platform/http/client-address'
import { createRateLimit } from '~/platform/http/rate-limit.server'
import { singleton } from '~/platform/process/singleton.server'
import { minutes, seconds } from '~/platform/units/duration'

/** Nobody types faster for long; a program that does has its answers from `/api/rentals`. */
const questions = () =>
  singleton('assistant-questions', () => createRateLimit({ most: 30, within: minutes(1) }))

/** Counts a question; the seconds until another one is answered, or 0 where this one is. */
export function waitForQuestion(request: Request): number {
  const limit = questions()
  const address = addressGroup(request)
  const wait = limit.waitOf(address)
  if (wait > 0) return Math.ceil(wait / seconds(1))
  limit.note(address)
  return 0
}
