import { addressGroup } from '~/platform/http/client-address'
import { createRateLimit, type RateLimit } from '~/platform/http/rate-limit.server'
import { minutes } from '~/platform/units/duration'
import { checkForBot } from './bot-check.server'
import { isHoneypotFilled } from './honeypot'
import type { Verdict } from './turnstile.server'

export type AbuseVerdict =
  /** `isFlagged`: the bot check was unreachable; the submission is accepted and staff decide. */
  | { outcome: 'passed'; isFlagged: boolean }
  /** A program filled in the honeypot: answer as if the form was accepted, and store nothing. */
  | { outcome: 'honeypot' }
  /** 429, with the seconds for `Retry-After`. */
  | { outcome: 'limited'; retryAfter: number }
  /** The bot check failed, or there is no token. */
  | { outcome: 'botCheckFailed' }

export type AbuseCheckParts = {
  limit: RateLimit
  check: (request: Request, form: FormData) => Promise<Verdict>
}

/** People do not send ten forms in ten minutes. */
const sentForms = createRateLimit({ name: 'sent forms', max: 10, within: minutes(10) })

/** Milliseconds until this address group may send a form again; 0 if it may now. */
export function waitForForms(addressGroup: string): Promise<number> {
  return sentForms.waitOf(addressGroup)
}

/**
 * Checks a valid form for abuse before it goes to the outbox: honeypot, rate limit, bot check. Call it after
 * validation, so that forms with mistakes do not count towards the limit and do not use up the bot check's single-use
 * token.
 */
export async function checkAbuse(
  request: Request,
  form: FormData,
  { limit, check }: AbuseCheckParts = { limit: sentForms, check: checkForBot },
): Promise<AbuseVerdict> {
  if (isHoneypotFilled(form)) return { outcome: 'honeypot' }
  const sender = addressGroup(request)
  const wait = await limit.take(sender)
  if (wait > 0) return { outcome: 'limited', retryAfter: Math.ceil(wait / 1000) }
  const verdict = await check(request, form)
  if (verdict === 'failed') return { outcome: 'botCheckFailed' }
  return { outcome: 'passed', isFlagged: verdict === 'unknown' }
}
