import { useCallback, useEffect, useRef } from 'react'
import { keepRequirement } from '../requirement/keep-requirement'
import type { Requirement } from '../requirement/requirement'

/**
 * Saves what is asked for, with its latest price, when the page is left (browsing.md §4, "Inquiry page").
 * Gives what ends that, for when the inquiry was sent or the product was deleted.
 */
export function useKeepOnLeave(requirement: Requirement): () => void {
  const latest = useRef<Requirement | null>(requirement)
  const isOver = useRef(false)

  useEffect(() => {
    latest.current = requirement
  }, [requirement])

  useEffect(() => {
    const keep = () => {
      if (latest.current && !isOver.current) keepRequirement(latest.current)
    }
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [])

  return useCallback(() => {
    isOver.current = true
  }, [])
}
