import { dayOfNumber } from '~/platform/time/guatemala-day'
import classes from './day-cell.module.css'
import type { DayView } from './day-view'

export type DayCellProps = {
  day: number
  view: DayView
  rate: string | null
  /** All there is to know about the day, for those who do not see it. */
  label: string
  isTabStop: boolean
  hasRange: boolean
  onPress: () => void
  onFocus: () => void
  onLook: () => void
  onLeave: () => void
}

/** A day; one that cannot be picked still takes the focus, so that it can say why. */
export function DayCell(props: DayCellProps) {
  const { day, view, rate, label, isTabStop, hasRange, onPress, onFocus, onLook, onLeave } = props
  const { reason, isTaken, edge, isWithin } = view
  return (
    <td
      aria-selected={edge !== null || isWithin}
      className={classes.cell}
      data-within={isWithin || undefined}
      data-edge={hasRange ? (edge ?? undefined) : undefined}
    >
      <button
        type="button"
        className={classes.day}
        data-day={day}
        data-chosen={edge !== null || undefined}
        data-look={lookOf(view)}
        data-taken={isTaken || undefined}
        aria-disabled={reason !== null}
        aria-label={label}
        tabIndex={isTabStop ? 0 : -1}
        onClick={onPress}
        onFocus={onFocus}
        onBlur={onLeave}
        onPointerEnter={onLook}
        onPointerLeave={onLeave}
      >
        <span className={classes.number}>{Number(dayOfNumber(day).slice(8))}</span>
        <span className={classes.rate}>{rate}</span>
      </button>
    </td>
  )
}

function lookOf({ reason, isTaken }: DayView): 'free' | 'leave' | 'taken' | 'closed' {
  if (reason === null) return isTaken ? 'leave' : 'free'
  if (reason === 'leaveOnly') return 'leave'
  return isTaken && reason !== 'past' ? 'taken' : 'closed'
}
