import { useId, type ReactNode, type Ref } from 'react'
import { Button } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import { needs } from '~/ui/layout/needs-scripts'
import classes from './filter-popover.module.css'

type FilterPopoverProps = {
  label: string
  /** Says more than the chip has room for. */
  heading?: string | undefined
  /** What is chosen, in words; null if nothing is. */
  chosen: string | null
  /** As wide as the page has room. */
  isWide?: boolean
  panel?: Ref<HTMLDivElement>
  children: ReactNode
}

/** A chip that opens a native popover on desktop; on phones, in the sheet, the panel simply stands open. */
export function FilterPopover(props: FilterPopoverProps) {
  const { label, heading = label, chosen, isWide, panel, children } = props
  const id = useId()
  return (
    <div className={classes.filter}>
      <Button
        kind="chip"
        className={classes.chip}
        popovertarget={id}
        {...needs('use')}
        data-chosen={chosen !== null || undefined}
      >
        {chosen ?? label}
        <Icon name="chevron-down" size={16} />
      </Button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-labelledby={`${id}-label`}
        className={classes.panel}
        data-wide={isWide || undefined}
      >
        <p id={`${id}-label`} className={classes.label}>
          {heading}
        </p>
        {children}
      </div>
    </div>
  )
}
