import { useEffect, useState, type RefObject } from 'react'

/** Whether a native popover is open, which React does not tell. */
export function usePopoverOpen(ref: RefObject<HTMLElement>): boolean {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const popover = ref.current
    if (!popover) return
    const follow = () => setOpen(popover.matches(':popover-open'))
    popover.addEventListener('toggle', follow)
    return () => popover.removeEventListener('toggle', follow)
  }, [ref])
  return isOpen
}
