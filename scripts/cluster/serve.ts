/**
 * Serves a cluster on a fresh copy of the seeded data until SIGTERM: `npx tsx scripts/cluster/serve.ts`. Its ports
 * follow E2E_SITE_PORT, at which nginx answers, and E2E_CMS_PORT; its database is a new one on the server of
 * TEST_DATABASE_URL.
 */
import { endOnSignals } from '../lib/end-on-signals.js'
import { endPrograms } from '../lib/program.js'
import { createProgress } from '../lib/progress.js'
import { startFreshCluster } from './start-fresh-cluster'

async function serve(): Promise<void> {
  const { address, redis } = await startFreshCluster(progress)
  progress.say(`Two nodes behind ${address}${redis ? ', with Redis' : ''}`)
}

let isEnding = false
endOnSignals(() => {
  isEnding = true
  return 0
})
const progress = createProgress()
await serve().catch(async (error: unknown) => {
  if (isEnding) return
  console.error(error)
  await endPrograms()
  process.exit(1)
})
