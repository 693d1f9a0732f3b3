import { useSearchParams } from '@remix-run/react'
import { useCallback, useEffect, useState } from 'react'
import type { Locale } from '~content/locale'
import { forgetRequirement } from '../requirement/forget-requirement'
import { keepRequirement } from '../requirement/keep-requirement'
import type { Requirement } from '../requirement/requirement'
import { recallRequirement } from '../requirement/requirement-store'
import { translateRequirement } from '../requirement/translate-requirement'

/**
 * What the visitor asks for: what the address says, else what the browser kept, from a landing if either says so.
 * Undefined on the shared page until React has hydrated it; null if nothing is chosen.
 */
export function useRequirement(own: Requirement | null, locale: Locale) {
  const [requirement, setRequirement] = useState<Requirement | null | undefined>(own ?? undefined)

  const [query] = useSearchParams()
  const isFromLanding = Boolean(query.get('landing'))

  useEffect(() => {
    if (own) {
      keepRequirement(own)
      return
    }
    let isLeft = false
    const show = (known: Requirement | null) => {
      if (!isLeft) setRequirement(known)
    }
    void recallRequirement().then(async (kept) => {
      const requested = kept && { ...kept, landing: kept.landing || isFromLanding }
      show(requested)
      if (requested) show(await translateRequirement(requested, locale))
    })
    return () => {
      isLeft = true
    }
  }, [own, locale, isFromLanding])

  const remove = useCallback(() => {
    forgetRequirement()
    setRequirement(null)
  }, [])

  return { requirement, remove }
}
