/** Serves the built site; its settings come from the environment (see .env.example). */
import { fileURLToPath } from 'node:url'

process.env.NODE_ENV ??= 'production'

const entry = new URL('../build/server/index.js', import.meta.url)
const build = await import(fileURLToPath(entry))
await build.entry.module.serveSite({ build })
