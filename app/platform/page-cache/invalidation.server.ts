import { singleton } from '~/platform/process/singleton.server'

/** The tag of every page, since pictures and the site's layout are on all of them. */
export const everyPageTag = 'media'

type Listener = (tags: readonly string[]) => Promise<void> | void

const listeners = () => singleton('invalidation-listeners', () => new Set<Listener>())

/** Registers a listener that drops or refreshes what it made from tagged content. Returns how to unregister. */
export function onInvalidation(listener: Listener): () => void {
  listeners().add(listener)
  return () => listeners().delete(listener)
}

/** Tells all listeners that content with these tags has changed. The new content must be readable already. */
export async function invalidateTags(tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return
  await Promise.all([...listeners()].map(async (listener) => listener(tags)))
}
