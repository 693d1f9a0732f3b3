import { useEffect } from 'react'
import { recallCustomer } from './stored-customer'

/**
 * Fills in who filled in a form last (leads-and-content.md §3, "Stored customer"). After hydration,
 * since visitors share its HTML; what is written already stays.
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
