import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

const requestIds = new AsyncLocalStorage<string>()

/** An id for the log lines of one request and its `X-Request-Id` header. */
export function createRequestId(): string {
  return randomBytes(9).toString('base64url')
}

/** Runs `work` with the id in every log line. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return requestIds.run(id, work)
}

/** The id of the current request; undefined outside a request. */
export function currentRequestId(): string | undefined {
  return requestIds.getStore()
}
