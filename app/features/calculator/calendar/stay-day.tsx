import { dayOfNumber } from '~/platform/time/guatemala-day'
import type { DayCell } from '~/ui/calendar/month-grid'
import type { DayView } from './day-view'
import classes from './stay-day.module.css'

type StayDay = {
  day: number
  view: DayView
  rate: string | null
  label: string
  hasRange: boolean
  onPress: () => void
  onFocus: () => void
  onLook: () => void
  onLeave: () => void
}

/** A day of a stay's calendar, with what its night costs. */
export function stayDay(props: StayDay): DayCell {
  const { day, view, rate, label, hasRange, onPress, onFocus, onLook, onLeave } = props
  const { reason, isTaken, edge, isWithin } = view
  return {
    label,
    isBlocked: reason !== null,
    isChosen: edge !== null || isWithin,
    content: (
      <span className={classes.day}>
        <span className={classes.number}>{Number(dayOfNumber(day).slice(8))}</span>
        <span className={classes.rate}>{rate}</span>
      </span>
    ),
    button: {
      className: classes.button,
      'data-within': isWithin || undefined,
      'data-edge': hasRange ? (edge ?? undefined) : undefined,
      'data-chosen': edge !== null || undefined,
      'data-look': lookOf(view),
      'data-taken': isTaken || undefined,
      onClick: onPress,
      onFocus,
      onBlur: onLeave,
      onPointerEnter: onLook,
      onPointerLeave: onLeave,
    },
  }
}

function lookOf({ reason, isTaken }: DayView): 'free' | 'leave' | 'taken' | 'closed' {
  if (reason === null) return isTaken ? 'leave' : 'free'
  if (reason === 'leaveOnly') return 'leave'
  return isTaken && reason !== 'past' ? 'taken' : 'closed'
}
