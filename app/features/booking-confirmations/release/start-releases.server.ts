import { createAgreedStayStore } from '~/features/stays/agreed-stay-store.server'
import { startCmsJob } from '~/platform/nodes/start-cms-job.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { minutes } from '~/platform/units/duration'
import { queueInstructions } from './instructions-kind.server'
import { releaseArrivals, type ReadyInstructions } from './release-arrivals.server'

/** Begins to release arrival instructions. Resolves with how to stop. */
export async function startReleases(): Promise<() => Promise<void>> {
  return startCmsJob({ name: 'arrival instructions', every: minutes(15) }, async () => {
    const queue = (ready: ReadyInstructions) => queueInstructions(ready, outbox())
    await releaseArrivals({ store: createAgreedStayStore(), queue, now: new Date() })
  })
}
