import { useCallback, useEffect, useState } from 'react'
import type { Locale } from '~content/locale'
import { forgetRequirement } from '../forget-requirement'
import { keepRequirement } from '../keep-requirement'
import type { Requirement } from '../requirement'
import { recallRequirement } from '../requirement-store'
import { translateRequirement } from '../translate-requirement'

/**
 * What the visitor asks for: what the address says, else what the browser kept. Undefined until the page is
 * alive, on a page that is everybody's; null where nothing is chosen.
 */
export function useRequirement(own: Requirement | null, locale: Locale) {
  const [requirement, setRequirement] = useState<Requirement | null | undefined>(own ?? undefined)

  useEffect(() => {
    if (own) {
      keepRequirement(own)
      return
    }
    const kept = recallRequirement()
    setRequirement(kept)
    if (!kept) return
    let isLeft = false
    void translateRequirement(kept, locale).then((translated) => {
      if (!isLeft && translated !== kept) setRequirement(translated)
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
