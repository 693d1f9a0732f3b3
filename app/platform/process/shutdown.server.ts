import { singleton } from './singleton.server'

/** Aborted when the site begins to stop, for answers that would go on without an end. */
export function shutdown(): AbortController {
  return singleton('shutdown', () => new AbortController())
}
