import { env } from '~/platform/env/env.server'
import { clientAddressHeader } from '~/platform/http/client-address'
import { systemFields } from './system-fields'
import { verifyTurnstile, type Verdict } from './turnstile.server'

/** The public key for the widget on the page; null if no bot check is configured. */
export function botCheckSiteKey(): string | null {
  return env.TURNSTILE_SECRET_KEY ? (env.TURNSTILE_SITE_KEY ?? null) : null
}

/** Whether a person sent the form. Passes if no bot check is configured. */
export async function checkForBot(request: Request, form: FormData): Promise<Verdict> {
  const secretKey = env.TURNSTILE_SECRET_KEY
  if (!secretKey || botCheckSiteKey() === null) return 'passed'
  const token = form.get(systemFields.botCheckToken)
  const address = request.headers.get(clientAddressHeader) ?? ''
  return verifyTurnstile(typeof token === 'string' ? token : '', address, { secretKey })
}
