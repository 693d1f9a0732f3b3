import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { siteAddress } from '../../lib/addresses.js'
import { databaseFile } from '../../lib/database-file.js'
import { e2eSettings, seededData } from '../../lib/e2e-settings.js'
import { moveCms } from '../../lib/move-data/move-cms'
import type { Settings } from '../../lib/settings.js'
import { type StoreLocation, storeLocation } from '~/platform/database/store-location'
import { outboxFile } from '~/platform/outbox/outbox-database.server'
import { clusterPorts } from '../cluster-settings.js'
import { startMailCatcher } from '../mail-catcher'
import { cmsPart, nodePart, type Part, whenListening } from '../part'
import { startCluster } from '../start-cluster'
import { createPostgres } from './own-postgres'

/** What runs while programs are killed, and where what must last can be counted afterwards. */
export type Stack = {
  /** Where visitors ask. */
  address: string
  /** The settings of each web node, which name its data folder. */
  nodes: { part: Part; settings: Settings }[]
  cms: Part
  postgres: Part | null
  redis: { part: Part; port: number } | null
  outbox: StoreLocation
  cmsDatabase: StoreLocation
  mails: string
  repeatedMails: () => number
  stop: () => Promise<void>
}

/** Two web nodes and a CMS with PostgreSQL, Redis and nginx, all of them new. */
export async function startKilledCluster(folder: string, logs: string): Promise<Stack> {
  const ports = clusterPorts()
  const data = join(folder, 'data')
  await cp(seededData, data, { recursive: true })
  const { postgres, url } = await createPostgres(ports.database, join(logs, 'postgres.log'))
  await postgres.start()
  const onPostgres = { DATABASE_CLIENT: 'postgres', DATABASE_URL: url }
  await moveCms({ ...e2eSettings(data), ...onPostgres })
  const cluster = await startCluster({ folder: data, databaseUrl: url, logs, cms: onPostgres })
  await whenListening(ports.front)
  return {
    address: cluster.address,
    cms: cluster.cms,
    postgres,
    nodes: cluster.nodes.flatMap((part, index) => {
      const settings = cluster.settings.nodes[index]
      return settings ? [{ part, settings }] : []
    }),
    redis: cluster.redis && { part: cluster.redis, port: ports.redis },
    outbox: { url },
    cmsDatabase: { url },
    mails: join(data, 'mail'),
    repeatedMails: cluster.mail.repeats,
    async stop() {
      await cluster.front.stop()
      await cluster.mail.stop()
    },
  }
}

/** One site on SQLite, as `npm start` runs it, without a proxy. */
export async function startKilledSite(folder: string, logs: string): Promise<Stack> {
  const ports = clusterPorts()
  const data = join(folder, 'data')
  await cp(seededData, data, { recursive: true })
  const settings: Settings = { ...e2eSettings(data), SMTP_URL: `smtp://127.0.0.1:${ports.mail}` }
  const mails = join(data, 'caught-mail')
  const mail = await startMailCatcher(mails, ports.mail)
  const cms = cmsPart(settings, join(logs, 'cms.log'))
  const part = nodePart('The site', settings, join(logs, 'site.log'))
  await cms.start()
  await part.start()
  return {
    address: siteAddress(settings),
    cms,
    postgres: null,
    redis: null,
    mails,
    nodes: [{ part, settings }],
    outbox: storeLocation(settings, outboxFile),
    cmsDatabase: { file: databaseFile(settings) },
    repeatedMails: mail.repeats,
    stop: mail.stop,
  }
}

/** Empties the disk of a node, on which nothing may lie that must last. */
export async function emptyDisk({ DATA_DIR }: Settings): Promise<void> {
  await rm(DATA_DIR, { recursive: true, force: true })
  await mkdir(DATA_DIR, { mode: 0o700 })
}
