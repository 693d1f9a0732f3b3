import { createAheadStore } from '~/features/stays/ahead-store.server'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { repeatOnOneNode } from '~/platform/nodes/repeat-on-one-node.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { minutes } from '~/platform/units/duration'
import { queueInstructions } from './instructions-kind.server'
import { releaseArrivals, type ReadyInstructions } from './release-arrivals.server'

/** Begins to release arrival instructions. Resolves with how to stop. */
export async function startReleases(): Promise<() => Promise<void>> {
  return repeatOnOneNode(look, { name: 'arrival instructions', every: minutes(15) })
}

async function look(): Promise<void> {
  try {
    const queue = (ready: ReadyInstructions) => queueInstructions(ready, outbox())
    await releaseArrivals({ store: createAheadStore(), queue, now: new Date() })
  } catch (err) {
    if (err instanceof RecordsUnavailable)
      log.warn({ err }, 'arrival instructions delayed: CMS unreachable')
    else log.error({ err }, 'arrival instructions failed, retrying')
  }
}
