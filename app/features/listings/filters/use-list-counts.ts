import { useCallback, useEffect, useRef, useState } from 'react'
import { listPathParameter } from '~/routing/parameters'
import { resources } from '~/routing/resources'
import type { ListingPageData } from '../list/read-listing-page.server'

/** What a list says of its filters. */
export type ListCounts = Pick<ListingPageData, 'total' | 'counts'>

/**
 * Counts what other addresses than the shown one would list. Where the network fails, the last count stays; a loader's
 * error would take the place of the page. Null until there is an answer, and again on each new page.
 */
export function useListCounts(shown: string) {
  const [page, setPage] = useState(shown)
  const [counted, setCounted] = useState<ListCounts | null>(null)
  const aborter = useRef<AbortController | null>(null)
  if (page !== shown) {
    setPage(shown)
    setCounted(null)
  }
  // What was asked for says nothing of the next page.
  useEffect(() => () => aborter.current?.abort(), [shown])

  const count = useCallback((to: string) => {
    aborter.current?.abort()
    const { signal } = (aborter.current = new AbortController())
    void read(to, signal)
      .then((answer) => {
        if (!signal.aborted) setCounted(answer)
      })
      .catch(() => undefined)
  }, [])
  return { counted, count }
}

async function read(to: string, signal: AbortSignal): Promise<ListCounts> {
  const [path = '', search = ''] = to.split('?')
  const address = `/${resources.listCounts.path}?${listPathParameter}=${path}&${search}`
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as ListCounts
}
