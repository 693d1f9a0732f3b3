/** Local storage key of who filled in a form last (browsing.md §6); it prefills the next one. */
const key = 'customer'

export type StoredCustomer = { firstName: string; lastName: string; email: string }

/** Null if the browser has stored none or something invalid. */
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

/** After a form was taken; only on the visitor's own device. */
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
