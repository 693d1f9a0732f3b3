import { setMaxListeners } from 'node:events'
import { singleton } from './singleton.server'

/** Aborted when the site begins to stop, for answers that would go on without an end; each of them listens. */
export function shutdown(): AbortController {
  return singleton('shutdown', () => {
    const stopping = new AbortController()
    setMaxListeners(0, stopping.signal)
    return stopping
  })
}
