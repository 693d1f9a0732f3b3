import type { CurrencyCode } from '~content/currency-code'
import { resources } from '~/routing/resources'
import type { Requirement } from '../requirement/requirement'
import { reservationItem } from '../requirement/reservation-item'
import type { Verification } from './verification'

/**
 * Asks the server whether the product can be had and what it costs in a currency (browsing.md §7). Of several
 * error codes the first counts. Throws only where `signal` aborts; what else goes wrong is `failed`.
 */
export async function verifyRequirement(
  requirement: Requirement,
  currencyCode: CurrencyCode,
  signal: AbortSignal,
): Promise<Verification> {
  try {
    const { verifyAnswerSchema } = await import('./verify-answer')
    const response = await fetch(`/${resources.verifyApi.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        requirement: { reservationDetails: [reservationItem(requirement)], currencyCode },
      }),
      signal,
    })
    const answer = verifyAnswerSchema.parse(await response.json())
    const [{ errors, detail }] = answer.products
    if (errors[0]) return { state: 'invalid', error: errors[0] }
    return detail ? { state: 'priced', price: detail } : { state: 'failed' }
  } catch {
    signal.throwIfAborted()
    return { state: 'failed' }
  }
}
