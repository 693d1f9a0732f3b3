import { AsyncLocalStorage } from 'node:async_hooks'

const scopes = new AsyncLocalStorage<Set<string>>()

/**
 * Says that what is being rendered was made from content with these tags, so that the page is rendered
 * again when that content changes. Outside of a scope (tests, background work) it does nothing.
 */
export function noteTags(...tags: string[]): void {
  const scope = scopes.getStore()
  if (scope) for (const tag of tags) scope.add(tag)
}

/** Runs `work` and collects the tags that were noted meanwhile. */
export async function withTagScope<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; tags: string[] }> {
  const tags = new Set<string>()
  const result = await scopes.run(tags, work)
  return { result, tags: [...tags].sort() }
}
