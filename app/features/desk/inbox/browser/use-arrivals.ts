import { useEffect, useRef, useState } from 'react'

type Row = { reference: string; receivedAt: string }

/**
 * The references that came with the last reading of the inbox: received later than all that was shown before. What moves up
 * from the next page is none of them, and all that arrives stands on the first page.
 */
export function useArrivals(rows: readonly Row[], page: number): ReadonlySet<string> {
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set())
  const newest = useRef(latestOf(rows))

  useEffect(() => {
    const fresh = rows.filter(({ receivedAt }) => receivedAt > newest.current)
    if (page > 1 || fresh.length === 0) return
    newest.current = latestOf(fresh)
    setArrived(new Set(fresh.map(({ reference }) => reference)))
  }, [rows, page])

  return arrived
}

function latestOf(rows: readonly Row[]): string {
  return rows.reduce((latest, { receivedAt }) => (receivedAt > latest ? receivedAt : latest), '')
}
