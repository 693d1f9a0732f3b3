import { join } from 'node:path'
import { testDatabaseUrl } from '../../app/testing/database/test-server.js'
import { e2eSettings } from '../lib/e2e-settings.js'

/** @typedef {import('../lib/settings.js').Settings} Settings */

/** The ports of a cluster: nginx has that of the site, all others follow it. */
export function clusterPorts() {
  const front = Number(e2eSettings('').SITE_PORT)
  return {
    front,
    nodes: [front + 1, front + 2],
    http: front + 3,
    https: front + 4,
    redis: front + 5,
    mail: front + 6,
    database: front + 7,
  }
}

/** The database of a cluster on the PostgreSQL server of the tests. */
export function clusterDatabase() {
  const name = `ceiba_cluster_${clusterPorts().front}`
  return { name, url: testDatabaseUrl(name) }
}

/**
 * The settings of the programs of a cluster: those of the tests, with the address of nginx for visitors and for
 * webhooks. The CMS has its data in `folder`, each node a folder of its own there.
 * @param {string} folder
 * @param {{ databaseUrl: string, withRedis: boolean }} options
 * @returns {{ cms: Settings, nodes: Settings[] }}
 */
export function clusterSettings(folder, { databaseUrl, withRedis }) {
  const ports = clusterPorts()
  const shared = { ...e2eSettings(folder), SMTP_URL: `smtp://127.0.0.1:${ports.mail}` }
  const nodes = ports.nodes.map((port, index) => ({
    ...shared,
    DATABASE_CLIENT: 'postgres',
    DATABASE_URL: databaseUrl,
    REDIS_URL: withRedis ? `redis://127.0.0.1:${ports.redis}` : '',
    SITE_PORT: `${port}`,
    SITE_EXTRA_HOSTS: `${shared.SITE_EXTRA_HOSTS},127.0.0.1:${port}`,
    DATA_DIR: join(folder, `node-${index + 1}`),
  }))
  return { cms: shared, nodes }
}
