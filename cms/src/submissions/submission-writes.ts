import { AsyncLocalStorage } from 'node:async_hooks'

const intake = new AsyncLocalStorage<true>()

/** Does work that may write what a visitor sent: the intake alone. */
export function receiving<Result>(work: () => Promise<Result>): Promise<Result> {
  return intake.run(true, work)
}

export function isReceiving(): boolean {
  return intake.getStore() === true
}
