import { addressGroup } from '~/platform/http/client-address'
import { createRateLimit, type RateLimit } from '~/platform/http/rate-limit.server'
import { singleton } from '~/platform/process/singleton.server'
import { minutes } from '~/platform/units/duration'
import { checkForBot } from './bot-check.server'
import { isCaught } from './honeypot'
import type { Verdict } from './turnstile.server'

export type Admission =
  /** `isFlagged`: the bot check could not be asked; the submission is taken, and people decide. */
  | { outcome: 'admitted'; isFlagged: boolean }
  /** A program: answer as if the form had been taken, and take nothing. */
  | { outcome: 'caught' }
  /** 429, with the seconds after which to try again. */
  | { outcome: 'limited'; retryAfter: number }
  /** The bot check says that this is no person, or no token came. */
  | { outcome: 'unproven' }

export type AdmissionParts = {
  limit: RateLimit
  check: (request: Request, form: FormData) => Promise<Verdict>
}

/** Whoever fills in a form by hand never sends ten in ten minutes. */
const sentForms = () =>
  singleton('sent-forms', () => createRateLimit({ most: 10, within: minutes(10) }))

/** Milliseconds until a form of this address group is taken again; 0 where one is taken now. */
export function waitForForms(addressGroup: string): number {
  return sentForms().waitOf(addressGroup)
}

/**
 * Asked once a form is complete, before the outbox takes it: mistakes of a visitor count for no limit and
 * cost no token of the bot check, which is good for one question.
 */
export async function admitVisitor(
  request: Request,
  form: FormData,
  { limit, check }: AdmissionParts = { limit: sentForms(), check: checkForBot },
): Promise<Admission> {
  if (isCaught(form)) return { outcome: 'caught' }
  const sender = addressGroup(request)
  const wait = limit.waitOf(sender)
  if (wait > 0) return { outcome: 'limited', retryAfter: Math.ceil(wait / 1000) }
  limit.note(sender)
  const verdict = await check(request, form)
  if (verdict === 'failed') return { outcome: 'unproven' }
  return { outcome: 'admitted', isFlagged: verdict === 'unknown' }
}
