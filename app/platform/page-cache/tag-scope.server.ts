import { AsyncLocalStorage } from 'node:async_hooks'

type Scope = { tags: Set<string>; begunAt: number; turnsOverAt: number }

const scopes = new AsyncLocalStorage<Scope>()

/**
 * Says that what is being rendered was made from content with these tags, so that the page is rendered
 * again when that content changes. Outside of a scope (tests, background work) it does nothing.
 */
export function noteTags(...tags: string[]): void {
  const scope = scopes.getStore()
  if (scope) for (const tag of tags) scope.tags.add(tag)
}

/**
 * Says that what is being rendered holds until this moment only: a window that opens or closes, a post that
 * comes out. From then on nobody gets the page as it was. The earliest moment counts, one that is over does
 * not, so a loader may name both ends of a window. Outside of a scope it does nothing.
 */
export function noteTurnover(at: Date): void {
  const scope = scopes.getStore()
  const moment = at.getTime()
  if (scope && moment > scope.begunAt) scope.turnsOverAt = Math.min(scope.turnsOverAt, moment)
}

/** Runs `work` and collects the tags that were noted meanwhile, and the first turnover (in milliseconds). */
export async function withTagScope<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; tags: string[]; turnsOverAt: number | null }> {
  const scope: Scope = { tags: new Set(), begunAt: Date.now(), turnsOverAt: Infinity }
  const result = await scopes.run(scope, work)
  const { turnsOverAt } = scope
  return {
    result,
    tags: [...scope.tags].sort(),
    turnsOverAt: turnsOverAt === Infinity ? null : turnsOverAt,
  }
}
