/** Serves the built site; its settings come from the environment (see .env.example). */
import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { makeOwnFolder, ownerOnly } from './lib/owner-only.js'
import { superviseWorkers } from './lib/web-workers.js'

process.env.NODE_ENV ??= 'production'
// What visitors send is written here, and no other account of the machine may read it.
process.umask(ownerOnly.umask)
makeOwnFolder(process.env.DATA_DIR || 'data')

const workers = Number(process.env.WEB_WORKERS || 1)
if (cluster.isPrimary && workers > 1) {
  superviseWorkers(workers)
} else {
  const entry = new URL('../build/server/index.js', import.meta.url)
  const build = await import(fileURLToPath(entry))
  await build.entry.module.serveSite({ build })
}
