import * as z from 'zod'
import { log } from '~/platform/log/log.server'
import { seconds } from '~/platform/units/duration'

export type TurnstileOptions = {
  secretKey: string
  /** Where tokens are verified; the tests have a place of their own. */
  verifyUrl?: string
  timeout?: number
}

/** `unknown`: the service could not be asked. */
export type Verdict = 'passed' | 'failed' | 'unknown'

const answerSchema = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
})

/** Codes that say that we or the service are wrong, and nothing about the visitor. */
const ownFaults = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'bad-request',
  'internal-error',
])

/** Asks Cloudflare whether a token was given to a person, once, within five seconds. */
export async function verifyTurnstile(
  token: string,
  address: string,
  {
    secretKey,
    verifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    timeout = seconds(5),
  }: TurnstileOptions,
): Promise<Verdict> {
  if (token === '' || token.length > 2048) return 'failed'
  try {
    const body = new URLSearchParams({ secret: secretKey, response: token })
    if (address) body.set('remoteip', address)
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(timeout),
    })
    const answer = answerSchema.parse(await response.json())
    const faults = answer['error-codes'].filter((code) => ownFaults.has(code))
    if (faults.length > 0) {
      log.error({ faults }, 'the bot check does not work: look at its keys')
      return 'unknown'
    }
    return answer.success ? 'passed' : 'failed'
  } catch (err) {
    log.warn({ err }, 'the bot check could not be asked')
    return 'unknown'
  }
}
