import * as z from 'zod'
import { log } from '~/platform/log/log.server'
import { seconds } from '~/platform/units/duration'

export type TurnstileOptions = {
  secretKey: string
  timeout?: number
}

const verifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

/** `unknown`: the service was unreachable. */
export type Verdict = 'passed' | 'failed' | 'unknown'

const answerSchema = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
})

/** Error codes of our configuration or of the service, which say nothing about the visitor. */
const ownFaults = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'bad-request',
  'internal-error',
])

/** Verifies a token with Cloudflare, without retries. */
export async function verifyTurnstile(
  token: string,
  address: string,
  { secretKey, timeout = seconds(5) }: TurnstileOptions,
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
      log.error({ faults }, 'bot check failed: check the Turnstile keys')
      return 'unknown'
    }
    return answer.success ? 'passed' : 'failed'
  } catch (err) {
    log.warn({ err }, 'bot check unreachable')
    return 'unknown'
  }
}
