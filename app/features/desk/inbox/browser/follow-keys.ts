import { openPopover } from '~/ui/layout/open-popovers'
import { findRows, focusedRow, rowAnswer, rowLink, rowTick } from './find-rows'

/**
 * `j` and `k` move through the rows, `x` ticks one, `e` answers it, `/` searches. Enter opens the link as ever. They
 * rest while something open lies over the list. Returns how to end it.
 */
export function followKeys(): () => void {
  const handle = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (document.querySelector(`[aria-modal=true], ${openPopover}`)) return
    if (handleKey(event.key)) event.preventDefault()
  }
  addEventListener('keydown', handle)
  return () => removeEventListener('keydown', handle)
}

function handleKey(key: string): boolean {
  const row = focusedRow()
  switch (key) {
    case 'j':
      return move(row, 1)
    case 'k':
      return move(row, -1)
    case 'x': {
      const tick = row && rowTick(row)
      tick?.click()
      return tick !== null
    }
    case 'e':
      // A lead is answered where its row leads.
      if (row) (rowAnswer(row) ?? rowLink(row))?.click()
      return row !== null
    case '/': {
      const search = document.querySelector<HTMLInputElement>('#q')
      search?.focus()
      search?.select()
      return search !== null
    }
    default:
      return false
  }
}

function move(from: HTMLElement | null, by: 1 | -1): boolean {
  const rows = findRows()
  const next = from ? rows[rows.indexOf(from) + by] : rows[by === 1 ? 0 : rows.length - 1]
  const link = next && rowLink(next)
  link?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  return true
}

/** In a field letters are letters. A tick box is none. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return target.matches('input:not([type=checkbox]), select, textarea, [contenteditable]')
}
