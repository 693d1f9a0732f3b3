import { useEffect, useRef, useState } from 'react'

/** The phone's filter sheet: the focus goes into it when it opens and back to its opener when it closes. */
export function useFilterSheet() {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLAnchorElement>(null)
  const closer = useRef<HTMLAnchorElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (open) closer.current?.focus()
    else if (wasOpen.current) opener.current?.focus({ preventScroll: true })
    wasOpen.current = open
  }, [open])
  return { open, setOpen, opener, closer }
}
