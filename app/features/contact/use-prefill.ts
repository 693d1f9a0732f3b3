import { useEffect } from 'react'
import { recallCustomer } from './stored-customer'

/**
 * Prefills name and e-mail with those of the form that was sent last from this device (leads-and-content.md §3, "Stored
 * customer"). It runs after hydration, since visitors share the HTML; a field that is not empty stays as it is.
 */
export function usePrefill(formId: string): void {
  useEffect(() => {
    const form = document.getElementById(formId)
    const customer = recallCustomer()
    if (!customer || !(form instanceof HTMLFormElement)) return
    for (const [name, value] of Object.entries(customer)) {
      const field = form.elements.namedItem(name)
      if (field instanceof HTMLInputElement && field.value === '') field.value = value
    }
  }, [formId])
}
