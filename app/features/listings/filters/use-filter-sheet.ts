import { useIsomorphicEffect } from '@mantine/hooks'
import { useRef, useState } from 'react'

/** The sheet's address, so that it opens without script too. */
export const sheetId = 'filters'
export const sheetTitleId = `${sheetId}-title`

/** From this width on the filters are a bar. */
export const desktop = '(min-width: 900px)'

/**
 * The phone's filter sheet, a modal: the focus goes into it when it opens, stays in it, and goes back to its opener
 * when it closes.
 */
export function useFilterSheet() {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLAnchorElement>(null)
  const closer = useRef<HTMLAnchorElement>(null)
  const wasOpen = useRef(false)
  // The address opened it before the scripts ran. The hash is removed, so that the sheet stays closed after a reload or
  // on the way back. A navigation of the router would load the list anew.
  useIsomorphicEffect(() => {
    const { hash, pathname, search } = window.location
    if (hash !== `#${sheetId}`) return
    setOpen(!window.matchMedia(desktop).matches)
    window.history.replaceState(window.history.state, '', pathname + search)
  }, [])
  // With the change itself: a moment later it would take the focus from what the visitor uses by then.
  useIsomorphicEffect(() => {
    const sheet = closer.current?.closest(`#${sheetId}`)
    if (open && !sheet?.contains(document.activeElement)) closer.current?.focus()
    else if (!open && wasOpen.current) opener.current?.focus({ preventScroll: true })
    wasOpen.current = open
    if (!open) return
    const keepFocus = ({ target }: FocusEvent) => {
      if (target instanceof Node && !sheet?.contains(target)) closer.current?.focus()
    }
    const close = () => setOpen(false)
    const width = window.matchMedia(desktop)
    document.addEventListener('focusin', keepFocus)
    width.addEventListener('change', close)
    return () => {
      document.removeEventListener('focusin', keepFocus)
      width.removeEventListener('change', close)
    }
  }, [open])
  const modal = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': sheetTitleId } as const
  const sheet = { id: sheetId, 'data-open': open || undefined, ...(open && modal) }
  return { open, setOpen, sheet, opener, closer }
}
