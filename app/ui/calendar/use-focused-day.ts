import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { dayNumber } from '~/platform/time/guatemala-day'
import { moveFocus } from './move-focus'
import { monthOf, showDay, type Reach } from './shown-months'

type FocusedDayOptions = {
  reach: Reach
  /** Where the focus begins. */
  start: number
  monthCount: number
  firstWeekday: 0 | 1
  /** The grid takes the focus as soon as it is there. */
  takesFocus: boolean
}

/**
 * The one day of the grid that the tab key reaches, moved by the keyboard together with the months on show.
 */
export function useFocusedDay(options: FocusedDayOptions) {
  const { reach, start, monthCount, firstWeekday, takesFocus } = options
  const grid = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState(start)
  const [firstMonth, setFirstMonth] = useState(() => monthOf(start))
  const wantsFocus = useRef(takesFocus)
  const isOnShow = showDay(firstMonth, monthCount, focused) === firstMonth
  const tabDay = isOnShow ? focused : Math.max(dayNumber(firstMonth), reach.first)

  function focusDay(day: number) {
    wantsFocus.current = true
    setFocused(day)
    setFirstMonth(showDay(firstMonth, monthCount, day))
  }

  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    focusIn(grid.current, tabDay)
  })

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const target = moveFocus(event.key, tabDay, { reach, firstWeekday })
    if (target === null) return
    event.preventDefault()
    focusDay(target)
  }

  return { grid, tabDay, firstMonth, setFirstMonth, setFocused, focusDay, onKeyDown }
}

function focusIn(grid: HTMLElement | null, day: number): void {
  grid?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
}
