import { useEffect, useRef, type RefObject } from 'react'

/**
 * Focuses the first field of a row that was added. After a row was taken away: the button of the one now in its place,
 * else of the last one, where that has none its first field, and where no row is left the first button of the list.
 * Rows are fieldsets right in the list, and a row's only button takes it away.
 */
export function useRowFocus(list: RefObject<HTMLElement>, count: number) {
  const pressed = useRef<{ index: number; isNew: boolean } | null>(null)
  useEffect(() => {
    if (!pressed.current || !list.current) return
    const { index, isNew } = pressed.current
    pressed.current = null
    const row = list.current.querySelectorAll(':scope > fieldset')[Math.min(index, count - 1)]
    const button = isNew ? null : row?.querySelector('button')
    const field = row?.querySelector<HTMLElement>('input:not([type=hidden])')
    const next = button ?? field ?? list.current.querySelector('button')
    next?.focus()
  }, [list, count])
  return {
    noteAdding: () => void (pressed.current = { index: count, isNew: true }),
    noteRemoving: (index: number) => void (pressed.current = { index, isNew: false }),
  }
}
