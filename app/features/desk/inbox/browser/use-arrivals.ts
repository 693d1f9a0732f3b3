import { useEffect, useRef, useState } from 'react'

/** The references that came with the last reading of the inbox. */
export function useArrivals(references: readonly string[]): ReadonlySet<string> {
  const shown = useRef(new Set(references))
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set())
  const all = references.join(' ')

  useEffect(() => {
    const now = new Set(all.split(' '))
    const fresh = [...now].filter((reference) => !shown.current.has(reference))
    shown.current = now
    if (fresh.length > 0) setArrived(new Set(fresh))
  }, [all])

  return arrived
}
