/** `npm run build`: builds the site into a folder of its own, which the next start serves. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { precompress } from './lib/precompress.js'
import { inRepository } from './lib/repository.js'
import { makeBuild } from './lib/site-builds.js'
import { writeVisitorsManifest } from './lib/visitors-manifest.js'

const remix = ['@remix-run/dev/dist/cli.js', 'vite:build']
const threads = [
  'vite/bin/vite.js',
  'build',
  '--config',
  'vite.render.config.ts',
  '--logLevel',
  'warn',
]

await makeBuild(async (folder) => {
  await Promise.all([run(remix, folder), run(threads, folder)])
  await writeVisitorsManifest(join(folder, 'client'))
  await precompress(join(folder, 'client'))
})

/**
 * Runs a tool of `node_modules` that writes into the folder of the build.
 * @param {string[]} tool path of its script, then its arguments
 * @param {string} folder
 */
async function run([script = '', ...args], folder) {
  const child = spawn(process.execPath, [inRepository('node_modules', script), ...args], {
    cwd: inRepository(),
    env: { ...process.env, SITE_BUILD: folder },
    stdio: 'inherit',
  })
  const [code, signal] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${script} ended with ${signal ?? `exit code ${code}`}.`)
}
