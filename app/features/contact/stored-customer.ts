import * as z from 'zod'

/** Local storage key of who filled in a form last (browsing.md §6); it prefills the next one. */
const key = 'customer'

const customerSchema = z.object({
  firstName: z.string().max(100),
  lastName: z.string().max(100),
  email: z.string().max(254),
})

export type StoredCustomer = z.infer<typeof customerSchema>

/** Null where the browser keeps nobody, or something else. */
export function recallCustomer(): StoredCustomer | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return customerSchema.safeParse(kept).data ?? null
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
