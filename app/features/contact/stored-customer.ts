/** Local storage key of the name and e-mail of the last sent form (browsing.md §6), which prefill the next one. */
const key = 'customer'

export type StoredCustomer = { firstName: string; lastName: string; email: string }

/** The stored name and e-mail; null if the browser has none or something invalid. */
export function recallCustomer(): StoredCustomer | null {
  try {
    // Looked at by hand: every page with a form asks for it at once, and zod comes later.
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object') return null
    const { firstName, lastName, email }: Readonly<Record<string, unknown>> = { ...kept }
    if (!isText(firstName, 100) || !isText(lastName, 100) || !isText(email, 254)) return null
    return { firstName, lastName, email }
  } catch {
    return null
  }
}

/** Stores name and e-mail of a form that was accepted, on the visitor's own device alone. */
export function keepCustomer({ firstName, lastName, email }: StoredCustomer): void {
  try {
    localStorage.setItem(key, JSON.stringify({ firstName, lastName, email }))
  } catch {
    // The next form is not prefilled then.
  }
}

/** `longest` in characters. */
function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest
}
