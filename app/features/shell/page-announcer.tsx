import { useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'

/**
 * After a navigation without a reload: says the title of the page, and moves the focus to its content where it was lost
 * with the page before. Stands last in the layout, so that what the page itself focuses keeps the focus.
 */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    if (document.activeElement === document.body) {
      document.getElementById('content')?.focus({ preventScroll: true })
    }
  }, [pathname])
  return (
    <p aria-live="polite" className="visually-hidden">
      {title}
    </p>
  )
}
