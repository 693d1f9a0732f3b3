import { AsyncLocalStorage } from 'node:async_hooks'

const moments = new AsyncLocalStorage<Date>()

/**
 * The time for which the current page is rendered: now, or the time of a preview. Use it instead of `new Date()` for
 * everything that depends on dates.
 */
export function pageMoment(): Date {
  return moments.getStore() ?? new Date()
}

/** Runs `work` as if it were that time. For previews only, whose pages are not stored. */
export function atMoment<Result>(moment: Date, work: () => Result): Result {
  return moments.run(moment, work)
}
