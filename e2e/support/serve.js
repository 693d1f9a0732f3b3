/**
 * The site and the CMS for the end-to-end tests: built and seeded where they are not yet, started on
 * a fresh copy of the seeded data. Runs until SIGTERM, whatever the tests do to the two programs, whose
 * process ids it leaves beside their data.
 */
import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cmsAddress, siteAddress } from '../../scripts/lib/addresses.js'
import {
  e2eSettings,
  programIds,
  runData,
  runLogs,
  seededData,
} from '../../scripts/lib/e2e-settings.js'
import { endOnSignals } from '../../scripts/lib/end-on-signals.js'
import { prepare } from '../../scripts/lib/prepare.js'
import { endPrograms } from '../../scripts/lib/program.js'
import { createProgress } from '../../scripts/lib/progress.js'
import { requireFreePorts } from '../../scripts/lib/require-free-ports.js'
import { waitUntilUp } from '../../scripts/lib/run-both.js'
import { startCms, startSite } from '../../scripts/lib/servers.js'

async function serve() {
  const settings = e2eSettings(runData)
  await requireFreePorts(settings)
  await prepare({ settings: e2eSettings(seededData), progress, logs: runLogs, withBuilds: true })
  await rm(runData, { recursive: true, force: true })
  await cp(seededData, runData, { recursive: true })

  const cmsLog = join(runLogs, 'cms.log')
  const cms = { name: 'The CMS', logFile: cmsLog, program: startCms({ settings, logFile: cmsLog }) }
  await waitUntilUp(cms, { address: `${cmsAddress(settings)}/api/health`, seconds: 120 })
  const siteLog = join(runLogs, 'site.log')
  const program = startSite({ settings, logFile: siteLog })
  const site = { name: 'The site', logFile: siteLog, program }
  await waitUntilUp(site, { address: `${siteAddress(settings)}/ready`, seconds: 120 })
  const ids = { cms: cms.program.pid, site: site.program.pid }
  await writeFile(programIds, JSON.stringify(ids))
  setInterval(() => {}, 60_000)
}

let isEnding = false
endOnSignals(() => {
  isEnding = true
  return 0
})
const progress = createProgress()
await serve().catch(async (/** @type {Error} */ error) => {
  if (isEnding) return
  console.error(error.message)
  await endPrograms()
  process.exit(1)
})
