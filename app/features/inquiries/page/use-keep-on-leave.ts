import { useEffect, useRef } from 'react'
import { keepRequirement } from '../keep-requirement'
import type { Requirement } from '../requirement'

/** Saves what is asked for, with its latest price, when the page is left (browsing.md §4, "Inquiry page"). */
export function useKeepOnLeave(requirement: Requirement | null): void {
  const latest = useRef(requirement)

  useEffect(() => {
    latest.current = requirement
  }, [requirement])

  useEffect(() => {
    const keep = () => {
      if (latest.current) keepRequirement(latest.current)
    }
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [])
}
