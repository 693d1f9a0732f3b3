import { useCallback, useEffect, useState } from 'react'
import type { Locale } from '~content/locale'
import { forgetRequirement } from '../requirement/forget-requirement'
import { keepRequirement } from '../requirement/keep-requirement'
import type { Requirement } from '../requirement/requirement'
import { recallRequirement } from '../requirement/requirement-store'
import { translateRequirement } from '../requirement/translate-requirement'

/**
 * What the visitor asks for: what the address says, else what the browser kept. Undefined until the page is
 * alive, on a page that is everybody's; null if nothing is chosen.
 */
export function useRequirement(own: Requirement | null, locale: Locale) {
  const [requirement, setRequirement] = useState<Requirement | null | undefined>(own ?? undefined)

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
      show(kept)
      if (kept) show(await translateRequirement(kept, locale))
    })
    return () => {
      isLeft = true
    }
  }, [own, locale])

  const remove = useCallback(() => {
    forgetRequirement()
    setRequirement(null)
  }, [])

  return { requirement, remove }
}
