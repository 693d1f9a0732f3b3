import { log } from '~/platform/log/log.server'
import { minutes } from '~/platform/units/duration'
import { nodesDatabase } from './nodes-database.server'
import { repeatOnOneNode } from './repeat-on-one-node.server'
import { sweepRateLimits } from './shared-rate-limit.server'

/**
 * Opens the database of the nodes, so that no visitor waits for it, and deletes old counts. Nothing to do on SQLite.
 */
export async function startSharedLimits(): Promise<() => Promise<void>> {
  const database = nodesDatabase()
  if (database === null) return async () => {}
  await database.open()

  async function sweep(): Promise<void> {
    if (database === null) return
    try {
      await sweepRateLimits(database, Date.now())
    } catch (err) {
      log.error({ err }, 'old rate limits could not be deleted, retrying')
    }
  }

  const stop = repeatOnOneNode(sweep, { name: 'rate limits', every: minutes(10) })
  return async () => {
    await stop()
    await database.close()
  }
}
