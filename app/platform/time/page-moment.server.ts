import { AsyncLocalStorage } from 'node:async_hooks'

const moments = new AsyncLocalStorage<Date>()

/**
 * The moment for which a page is being made: now, or the one that a preview looks at. Everything with a
 * window by the clock asks here, never `new Date()`.
 */
export function pageMoment(): Date {
  return moments.getStore() ?? new Date()
}

/** Runs `work` as if it were that moment; for previews alone, whose pages are not kept. */
export function atMoment<Result>(moment: Date, work: () => Result): Result {
  return moments.run(moment, work)
}
