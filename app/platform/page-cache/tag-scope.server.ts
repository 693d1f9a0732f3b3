import { AsyncLocalStorage } from 'node:async_hooks'

type Scope = { tags: Set<string>; begunAt: number; expiresAt: number }

const scopes = new AsyncLocalStorage<Scope>()

/**
 * Adds cache tags to the page being rendered: it is rendered again when content with one of them changes. Does
 * nothing outside a scope (tests, background work).
 */
export function addCacheTags(...tags: string[]): void {
  const scope = scopes.getStore()
  if (scope) for (const tag of tags) scope.tags.add(tag)
}

/**
 * Sets when the page being rendered expires, e.g. because a window opens or closes or a post is published. After
 * that time the stored page is no longer served. The earliest future time wins and past times are ignored, so a
 * loader may pass both ends of a window. Does nothing outside a scope.
 */
export function expirePageAt(at: Date): void {
  const scope = scopes.getStore()
  const moment = at.getTime()
  if (scope && moment > scope.begunAt) scope.expiresAt = Math.min(scope.expiresAt, moment)
}

/** Runs `work` and collects its cache tags and its earliest expiry (milliseconds since 1970). */
export async function withTagScope<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; tags: string[]; expiresAt: number | null }> {
  const scope: Scope = { tags: new Set(), begunAt: Date.now(), expiresAt: Infinity }
  const result = await scopes.run(scope, work)
  const { expiresAt } = scope
  return {
    result,
    tags: [...scope.tags].sort(),
    expiresAt: expiresAt === Infinity ? null : expiresAt,
  }
}
