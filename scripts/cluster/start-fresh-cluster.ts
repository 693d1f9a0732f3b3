import { cp, rm } from 'node:fs/promises'
import { onTestServer } from '~/testing/database/test-server.js'
import { e2eSettings, runData, seededData } from '../lib/e2e-settings.js'
import { prepare } from '../lib/prepare.js'
import { endPrograms } from '../lib/program.js'
import type { Progress } from '../lib/progress.js'
import { inRepository } from '../lib/repository.js'
import { requireFreePorts } from '../lib/require-free-ports.js'
import { clusterDatabase } from './cluster-settings.js'
import { whenListening } from './part'
import { startCluster } from './start-cluster'

/** Starts a cluster on a fresh copy of the seeded data and a new database on the server of TEST_DATABASE_URL. */
export async function startFreshCluster(progress: Progress, options: { withRedis?: boolean } = {}) {
  await requireFreePorts(e2eSettings(runData))
  const logs = inRepository('.cache', 'e2e', 'cluster-logs')
  await prepare({ settings: e2eSettings(seededData), progress, logs, withBuilds: true })
  await rm(runData, { recursive: true, force: true })
  await cp(seededData, runData, { recursive: true })
  const { name, url } = clusterDatabase()
  const dropDatabase = () => onTestServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await dropDatabase()
  await onTestServer(`CREATE DATABASE ${name}`)
  const cluster = await startCluster({ folder: runData, databaseUrl: url, logs, ...options })
  await whenListening(Number(new URL(cluster.address).port))
  return {
    ...cluster,
    /** Ends everything and drops the database. */
    async stop() {
      await cluster.front.stop()
      await endPrograms()
      await cluster.mail.stop()
      await dropDatabase()
    },
  }
}
