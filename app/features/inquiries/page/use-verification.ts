import { useCallback, useEffect, useState } from 'react'
import type { CurrencyCode } from '~content/currency-code'
import type { StayError } from '~/features/pricing/check/stay-error'
import type { Requirement } from '../requirement/requirement'
import type { Verification } from '../verify/verification'
import { verifyRequirement } from '../verify/verify-requirement'
import { useWhenBack } from './use-when-back'

/**
 * The server's word on what is asked for, asked again whenever that or the currency changes
 * (browsing.md §4, "Inquiry page"), and when the visitor comes back to the page. `first` is what a page made for this
 * visitor says already.
 */
export function useVerification(
  requirement: Requirement | null,
  currency: CurrencyCode,
  first: Verification | null,
) {
  const [verification, setVerification] = useState<Verification>(first ?? { state: 'checking' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!requirement) return
    const aborter = new AbortController()
    setVerification({ state: 'checking' })
    verifyRequirement(requirement, currency, aborter.signal).then(setVerification, () => {
      // Aborted: another question is under way.
    })
    return () => aborter.abort()
  }, [requirement, currency, attempt])

  const checkAgain = useCallback(() => setAttempt((count) => count + 1), [])
  useWhenBack(checkAgain)
  /** The server has said so in its answer to the form. */
  const reject = useCallback((error: StayError) => setVerification({ state: 'invalid', error }), [])
  return { verification, checkAgain, reject }
}
