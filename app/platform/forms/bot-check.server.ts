import { env } from '~/platform/env/env.server'
import { clientAddressHeader } from '~/platform/http/client-address'
import { ownFields } from './own-fields'
import { verifyTurnstile, type Verdict } from './turnstile.server'

/** The key that the page needs for the check; null where there is none. */
export function botCheckSiteKey(): string | null {
  return env.TURNSTILE_SECRET_KEY ? (env.TURNSTILE_SITE_KEY ?? null) : null
}

/** Whether a person sent the form. Where no check is configured, everybody passes. */
export async function checkForBot(request: Request, form: FormData): Promise<Verdict> {
  const secretKey = env.TURNSTILE_SECRET_KEY
  if (!secretKey || botCheckSiteKey() === null) return 'passed'
  const token = form.get(ownFields.botCheckToken)
  const address = request.headers.get(clientAddressHeader) ?? ''
  return verifyTurnstile(typeof token === 'string' ? token : '', address, { secretKey })
}
