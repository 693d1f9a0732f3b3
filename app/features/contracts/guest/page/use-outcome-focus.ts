import { useEffect, useRef } from 'react'
import { showOutcome } from '~/ui/forms/outcome'

/** Attributes of the line that says what became of a contract; the page has one. */
export const outcomeLine = { id: 'outcome', role: 'status', tabIndex: -1 } as const

/**
 * Shows and focuses the line above once the form has given way to an outcome: the focus was in the form. A page that
 * was opened with its outcome leaves the focus alone.
 */
export function useOutcomeFocus(isForm: boolean): void {
  const wasForm = useRef(isForm)
  useEffect(() => {
    const line = wasForm.current && !isForm && document.getElementById(outcomeLine.id)
    wasForm.current = isForm
    if (line) showOutcome(line)
  }, [isForm])
}
