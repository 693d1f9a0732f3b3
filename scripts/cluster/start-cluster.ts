import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFront } from '../bench/nginx-front/start-front'
import { findCommand } from '../lib/find-command.js'
import { clusterPorts, clusterSettings } from './cluster-settings.js'
import { startMailCatcher } from './mail-catcher'
import { cmsPart, nodePart, redisPart } from './part'

type ClusterOptions = {
  /** Holds a copy of the seeded data, which the CMS uses, and gets a folder for each node. */
  folder: string
  databaseUrl: string
  logs: string
  withRedis?: boolean
  /** What the settings of the CMS have different, which is on SQLite otherwise. */
  cms?: Record<string, string>
}

/** Whether this machine has a Redis server. */
const hasRedis = () => findCommand(['redis-server']) !== undefined

/** A folder that the account of nginx may enter, unlike those with data. It is removed when this process ends. */
function temporaryNginxFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ceiba-nginx-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * Starts a CMS, two web nodes that share nothing but the database, Redis if there is one, a mail server, and nginx,
 * which gives one request to one node and the next to the other. Resolves when all of them answer.
 */
export async function startCluster({
  folder,
  databaseUrl,
  logs,
  withRedis = hasRedis(),
  cms: ownCms = {},
}: ClusterOptions) {
  const ports = clusterPorts()
  const settings = clusterSettings(folder, { databaseUrl, withRedis })
  const log = (name: string) => join(logs, `${name}.log`)
  const redis = withRedis ? redisPart(ports.redis, folder, log('redis')) : null
  const cms = cmsPart({ ...settings.cms, ...ownCms }, log('cms'))
  const nodes = settings.nodes.map((node, index) =>
    nodePart(`Node ${index + 1}`, node, log(`node-${index + 1}`)),
  )
  const mail = await startMailCatcher(join(folder, 'mail'), ports.mail)
  await redis?.start()
  await cms.start()
  for (const node of nodes) await node.start()
  const front = await startFront(temporaryNginxFolder(), {
    ports: { http: ports.http, https: ports.https, plain: ports.front },
    sites: ports.nodes.map((port) => `127.0.0.1:${port}`),
    cms: `127.0.0.1:${settings.cms.CMS_PORT}`,
    trustsClient: true,
    processes: 1,
  })
  return { settings, redis, cms, nodes, mail, front, address: `http://127.0.0.1:${ports.front}` }
}
