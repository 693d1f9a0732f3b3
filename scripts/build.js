/** `npm run build`: builds the site into a folder of its own, which the next start serves. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { precompress } from './lib/precompress.js'
import { inRepository } from './lib/repository.js'
import { makeBuild } from './lib/site-builds.js'
import { writeVisitorsManifest } from './lib/visitors-manifest.js'

const remix = inRepository('node_modules', '@remix-run', 'dev', 'dist', 'cli.js')

await makeBuild(async (folder) => {
  const child = spawn(process.execPath, [remix, 'vite:build'], {
    cwd: inRepository(),
    env: { ...process.env, SITE_BUILD: folder },
    stdio: 'inherit',
  })
  const [code, signal] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The build ended with ${signal ?? `exit code ${code}`}.`)
  await writeVisitorsManifest(join(folder, 'client'))
  await precompress(join(folder, 'client'))
})
