import { useEffect } from 'react'

const keyOf = (formId: string) => `typed ${formId}`
const typedFields = 'input[type=text], input[type=email], input[type=tel], textarea'

type TypedField = HTMLInputElement | HTMLTextAreaElement

/**
 * Keeps what is typed into a form, in this tab alone, so that neither a reload nor the other language loses it. A field
 * that holds something already stays as it is. `forgetTyping` when the form was taken.
 */
export function useKeptTyping(formId: string): void {
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!form) return
    const fields = () => [...form.querySelectorAll<TypedField>(typedFields)]
    const typed = recall(formId)
    for (const field of fields()) {
      const value = typed[field.name]
      if (value !== undefined && field.value === '') field.value = value
    }
    const keep = () => {
      const values = fields().map(({ name, value }) => [name, value])
      try {
        sessionStorage.setItem(keyOf(formId), JSON.stringify(Object.fromEntries(values)))
      } catch {
        // Storage is closed or full; a reload empties the form then.
      }
    }
    form.addEventListener('input', keep)
    return () => form.removeEventListener('input', keep)
  }, [formId])
}

/** After the form was taken: the next one begins empty. */
export function forgetTyping(formId: string): void {
  try {
    sessionStorage.removeItem(keyOf(formId))
  } catch {
    // Nothing was kept.
  }
}

function recall(formId: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(formId)) ?? '{}')
    const entries = Object.entries(typeof kept === 'object' && kept !== null ? kept : {})
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}
