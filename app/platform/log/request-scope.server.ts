import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

const requestIds = new AsyncLocalStorage<string>()

/** A short id that joins the log lines of one request and is shown on its error page. */
export function createRequestId(): string {
  return randomBytes(9).toString('base64url')
}

/** Runs `work` so that everything it logs carries the id. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return requestIds.run(id, work)
}

/** The id of the request in work, or undefined outside of one. */
export function currentRequestId(): string | undefined {
  return requestIds.getStore()
}
