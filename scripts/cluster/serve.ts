/**
 * Serves a cluster on a fresh copy of the seeded data until SIGTERM: `npx tsx scripts/cluster/serve.ts`. Its ports follow
 * E2E_SITE_PORT, at which nginx answers, and E2E_CMS_PORT; its database is a new one on the server of TEST_DATABASE_URL.
 */
import { cp, rm } from 'node:fs/promises'
import { onTestServer } from '~/testing/database/test-server.js'
import { e2eSettings, runData, seededData } from '../lib/e2e-settings.js'
import { endOnSignals } from '../lib/end-on-signals.js'
import { prepare } from '../lib/prepare.js'
import { endPrograms } from '../lib/program.js'
import { createProgress } from '../lib/progress.js'
import { inRepository } from '../lib/repository.js'
import { requireFreePorts } from '../lib/require-free-ports.js'
import { clusterDatabase } from './cluster-settings.js'
import { startCluster } from './start-cluster'

const logs = inRepository('.cache', 'e2e', 'cluster-logs')

async function serve(): Promise<void> {
  await requireFreePorts(e2eSettings(runData))
  await prepare({ settings: e2eSettings(seededData), progress, logs, withBuilds: true })
  await rm(runData, { recursive: true, force: true })
  await cp(seededData, runData, { recursive: true })
  const { name, url } = clusterDatabase()
  await onTestServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await onTestServer(`CREATE DATABASE ${name}`)
  const { address, redis } = await startCluster({ folder: runData, databaseUrl: url, logs })
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
