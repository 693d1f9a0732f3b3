type Listener = () => void

const listeners = new Set<Listener>()

/** Calls back when the CMS rejected a form, before Strapi knows. Returns how to end it. */
export function onRejectedForm(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellRejectedForm(): void {
  for (const listener of listeners) listener()
}
