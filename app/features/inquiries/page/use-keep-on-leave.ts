import { useCallback, useEffect, useRef } from 'react'
import { keepRequirement } from '../requirement/keep-requirement'
import type { Requirement } from '../requirement/requirement'

/**
 * Saves the requirement with its latest price when the page is left (browsing.md §4, "Inquiry page"). Returns how to
 * stop, after the inquiry was sent or the product removed.
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
