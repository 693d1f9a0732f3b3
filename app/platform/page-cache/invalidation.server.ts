import { remember } from '~/platform/process/remember.server'

/** The tag that every page carries, since pictures and the site's frame are on all of them. */
export const everyPageTag = 'media'

type Listener = (tags: readonly string[]) => Promise<void> | void

const listeners = () => remember('invalidation-listeners', () => new Set<Listener>())

/** Whoever keeps something made from tagged content is told here; returns how to stop. */
export function onInvalidation(listener: Listener): () => void {
  listeners().add(listener)
  return () => listeners().delete(listener)
}

/** Says that content with these tags has changed and can already be read anew. */
export async function invalidateTags(tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return
  await Promise.all([...listeners()].map(async (listener) => listener(tags)))
}
