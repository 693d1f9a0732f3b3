import { singleton } from '~/platform/process/singleton.server'

/** The tag of every page, since pictures and the site's layout are on all of them. */
export const everyPageTag = 'media'

/** `at`: when the content changed, in milliseconds since 1970; just now if it is missing. */
type Listener = (tags: readonly string[], at?: number) => Promise<void> | void

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

/** The same for a change at a moment in the past, of which pages that were rendered since know. */
export async function invalidateTagsBefore(tags: readonly string[], at: number): Promise<void> {
  await Promise.all([...listeners()].map(async (listener) => listener(tags, at)))
}
