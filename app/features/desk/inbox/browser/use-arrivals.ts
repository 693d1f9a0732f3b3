import { useEffect, useRef, useState } from 'react'

type Row = { reference: string; receivedAt: string }

/**
 * The references that came with the last reading of the inbox: never shown before, and received later than the oldest of the
 * first reading, also where they were delivered late. What moves up from the next page is none of them, and all that
 * arrives stands on the first page.
 */
export function useArrivals(rows: readonly Row[], page: number): ReadonlySet<string> {
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set())
  const [oldest] = useState(() => rows.map(({ receivedAt }) => receivedAt).sort()[0] ?? '')
  const known = useRef(new Set(referencesOf(rows)))

  useEffect(() => {
    const fresh = rows.filter(
      ({ reference, receivedAt }) => receivedAt > oldest && !known.current.has(reference),
    )
    for (const reference of referencesOf(rows)) known.current.add(reference)
    if (page > 1 || fresh.length === 0) return
    setArrived(new Set(referencesOf(fresh)))
  }, [rows, page, oldest])

  return arrived
}

function referencesOf(rows: readonly Row[]): string[] {
  return rows.map(({ reference }) => reference)
}
