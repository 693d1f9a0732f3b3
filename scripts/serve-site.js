/** Serves the built site; its settings come from the environment (see .env.example). */
import cluster from 'node:cluster'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { exposeMetrics } from './lib/expose-metrics.js'
import { makeOwnFolder, ownerOnly } from './lib/owner-only.js'
import { findBuild, shareBuild } from './lib/site-builds.js'
import { superviseWorkers } from './lib/web-workers.js'

process.env.NODE_ENV ??= 'production'
// What visitors send is written here, and no other account of the machine may read it.
process.umask(ownerOnly.umask)
makeOwnFolder(process.env.DATA_DIR || 'data')

// A worker that is replaced later runs the build of the others, even if there is a newer one by then.
const folder = findBuild(process.env.SITE_BUILD || undefined)
process.env.SITE_BUILD = folder
if (cluster.isPrimary && process.env.SHARED_BUILDS_DIR) {
  shareBuild(folder, process.env.SHARED_BUILDS_DIR)
}

exposeMetrics({ port: process.env.METRICS_PORT, host: process.env.METRICS_HOST })
const workers = Number(process.env.WEB_WORKERS || 1)
if (cluster.isPrimary && workers > 1) {
  superviseWorkers(workers)
} else {
  const build = await import(pathToFileURL(join(folder, 'server', 'index.js')).href)
  await build.entry.module.serveSite({ build, folder })
}
