import { useEffect, useRef, useState, type RefObject } from 'react'

const aheadOfView = '600px'

/** A ref for an element, and whether it has come near the visible part of the page. */
export function useSeen<Element extends HTMLElement>(): [RefObject<Element>, boolean] {
  const ref = useRef<Element>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          setSeen(true)
          observer.disconnect()
        }
      },
      { rootMargin: aheadOfView },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, seen]
}
