import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

const requestIds = new AsyncLocalStorage<string>()

/**
 * An id for the log lines of one request and its `X-Request-Id` header.
 * @param given the id that our own proxy gave the request. Taken over if it is a word of 8 to 64 characters.
 */
export function requestIdOf(given?: string | string[]): string {
  if (typeof given === 'string' && /^[\w-]{8,64}$/.test(given)) return given
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
