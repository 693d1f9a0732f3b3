import { useIsomorphicEffect } from '@mantine/hooks'
import { useRef, useState } from 'react'

/** The sheet's address, so that it opens without script too. */
export const sheetId = 'filters'

/** The phone's filter sheet: the focus goes into it when it opens and back to its opener when it closes. */
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
    setOpen(true)
    window.history.replaceState(window.history.state, '', pathname + search)
  }, [])
  // With the change itself: a moment later it would take the focus from what the visitor uses by then.
  useIsomorphicEffect(() => {
    const sheet = closer.current?.closest(`#${sheetId}`)
    if (open && !sheet?.contains(document.activeElement)) closer.current?.focus()
    else if (!open && wasOpen.current) opener.current?.focus({ preventScroll: true })
    wasOpen.current = open
  }, [open])
  return { open, setOpen, opener, closer }
}
