import { AsyncLocalStorage } from 'node:async_hooks'

const allowed = new AsyncLocalStorage<true>()

/** Does work that may write what a visitor sent: the intake alone. */
export function allowSubmissionWrites<Result>(work: () => Promise<Result>): Promise<Result> {
  return allowed.run(true, work)
}

export function areSubmissionWritesAllowed(): boolean {
  return allowed.getStore() === true
}
