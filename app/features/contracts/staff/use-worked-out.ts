import { useCallback, useRef } from 'react'
import { fillFigures, workedOutFields } from './fill-figures'

/**
 * Fills the empty figures of the form with what follows from the others, once a field is left; what was filled in
 * that way follows again until somebody writes in it. Tells the present texts of the form at each change.
 */
export function useWorkedOut(
  formId: string,
  tell: (texts: Record<string, string>) => void,
): (mayFill?: boolean) => void {
  const ours = useRef(new Map<string, string>())
  return useCallback(
    (mayFill = true) => {
      const form = document.getElementById(formId)
      if (!(form instanceof HTMLFormElement)) return
      if (mayFill) fill(form, ours.current)
      tell(textsOf(form))
    },
    [formId, tell],
  )
}

function fill(form: HTMLFormElement, ours: Map<string, string>): void {
  const inputOf = (name: string) => {
    const element = form.elements.namedItem(name)
    return element instanceof HTMLInputElement ? element : null
  }
  // What somebody has changed since is theirs.
  for (const [name, value] of ours) if (inputOf(name)?.value !== value) ours.delete(name)
  const active = document.activeElement
  const filled = fillFigures((name) => (ours.has(name) ? '' : (inputOf(name)?.value ?? '')))
  for (const name of workedOutFields) {
    const input = inputOf(name)
    const value = filled[name]
    if (!input || value === undefined || input === active || input.value === value) continue
    input.value = value
    ours.set(name, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') texts[name] = value
  }
  return texts
}
