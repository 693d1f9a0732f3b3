/** Serves the built site; its settings come from the environment (see .env.example). */
import { fileURLToPath } from 'node:url'
import { makeOwnFolder, ownerOnly } from './lib/owner-only.js'

process.env.NODE_ENV ??= 'production'
// What visitors send is written here, and no other account of the machine may read it.
process.umask(ownerOnly.umask)
makeOwnFolder(process.env.DATA_DIR || 'data')

const entry = new URL('../build/server/index.js', import.meta.url)
const build = await import(fileURLToPath(entry))
await build.entry.module.serveSite({ build })
