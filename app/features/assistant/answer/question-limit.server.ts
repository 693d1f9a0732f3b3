import { addressGroup } from '~/platform/http/client-address'
import { createRateLimit } from '~/platform/http/rate-limit.server'
import { minutes, seconds } from '~/platform/units/duration'

/** Faster than people type for long; programs use `/api/rentals`. */
const questions = createRateLimit({ name: 'assistant questions', max: 30, within: minutes(1) })

/** Counts a question. Returns 0 where it may be answered, else the seconds to wait. */
export async function waitForQuestion(request: Request): Promise<number> {
  return Math.ceil((await questions.take(addressGroup(request))) / seconds(1))
}
