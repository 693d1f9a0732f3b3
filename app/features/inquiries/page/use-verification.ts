import { useCallback, useEffect, useState } from 'react'
import type { CurrencyCode } from '~content/currency-code'
import type { Requirement } from '../requirement/requirement'
import type { Verification } from '../verify/verification'
import { verifyRequirement } from '../verify/verify-requirement'

/**
 * The server's word on what is asked for, asked again whenever that or the currency changes
 * (browsing.md §4, "Inquiry page"). `first` is what a page made for this visitor says already.
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
  return { verification, checkAgain }
}
