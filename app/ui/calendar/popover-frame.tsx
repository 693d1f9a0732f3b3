import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { isPopoverOpen } from '~/ui/layout/open-popovers'
import { useFocusReturn } from '~/ui/layout/use-focus-return'
import classes from './popover-frame.module.css'

type PopoverFrameProps = {
  id: string
  label: string
  /** One month at most; two stand side by side where there is room. */
  isNarrow?: boolean
  /** Beside the calculator, else below the button that opens it; on phones a sheet. */
  isBeside?: boolean
  /** The calendar, which loads when the popover opens. */
  children: (close: () => void) => ReactNode
}

/** The popover of a calendar: a button of the page opens it by its id. */
export function PopoverFrame({ id, label, isNarrow, isBeside, children }: PopoverFrameProps) {
  const ref = useRef<HTMLDivElement>(null)
  // First, since the calendar takes the focus.
  useFocusReturn(ref)
  const isOpen = usePopoverOpen(ref)
  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={`panel ${classes.popover}`}
      data-narrow={isNarrow || undefined}
      data-beside={isBeside || undefined}
    >
      {isOpen && children(() => ref.current?.hidePopover())}
    </div>
  )
}

/** Whether a native popover is open, which React does not tell. */
function usePopoverOpen(ref: RefObject<HTMLElement>): boolean {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const popover = ref.current
    if (!popover) return
    const follow = () => setOpen(isPopoverOpen(popover))
    // It may have been opened before the page was hydrated.
    follow()
    popover.addEventListener('toggle', follow)
    return () => popover.removeEventListener('toggle', follow)
  }, [ref])
  return isOpen
}
