import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '~/platform/units/duration'

type Process = {
  /** Resolves when everything can be answered. */
  ready: Promise<unknown>
  isFirstWorker: boolean
  /** Whether other nodes may serve the same site. */
  hasOtherNodes: boolean
}

/**
 * Resolves when a process of the site should begin to listen. A process beside others waits until it can serve every
 * page, since a proxy that only checks whether a connection is accepted would send visitors to it too early. The only
 * node of a site waits a second, within which snapshots of the last run are loaded, and then answers what it can. Nodes
 * wait for half a minute at most, since the CMS or the database may be away for all of them.
 */
export async function whenToListen({ ready, isFirstWorker, hasOtherNodes }: Process) {
  if (!isFirstWorker) return ready
  const longest = hasOtherNodes ? seconds(30) : seconds(1)
  return Promise.race([ready, pause(longest, undefined, { ref: false })])
}
