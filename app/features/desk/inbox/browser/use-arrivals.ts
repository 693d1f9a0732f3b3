import { useEffect, useRef, useState } from 'react'

type Row = { reference: string; receivedAt: string }

/**
 * References that arrived while the page is open: not shown before and newer than the oldest row of the first load.
 * Rows that move up from page 2 do not count.
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
