import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { cmsAddress, siteAddress } from '../../scripts/lib/addresses.js'
import { e2eSettings, programIds, runData, runLogs } from '../../scripts/lib/e2e-settings.js'
import { waitUntilUp } from '../../scripts/lib/run-both.js'
import { startCms, startSite } from '../../scripts/lib/servers.js'

type ProgramName = 'cms' | 'site'

const idsSchema = z.object({ cms: z.number(), site: z.number() })

/** Stops a program of the run, as the system would or at once by force, and waits until it is gone. */
export async function stopProgram(
  name: ProgramName,
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<void> {
  const { [name]: id } = await readIds()
  if (isAlive(id)) process.kill(id, signal)
  while (isAlive(id)) await pause(100)
}

/** Starts the site again on the data of the run; throws when it does not become ready. */
export async function startSiteAgain(): Promise<void> {
  const settings = e2eSettings(runData)
  const logFile = join(runLogs, 'site-again.log')
  const running = { name: 'The site', logFile, program: startSite({ settings, logFile }) }
  await noteId('site', running.program.pid)
  await waitUntilUp(running, { address: `${siteAddress(settings)}/ready`, seconds: 60 })
}

/** Starts the CMS again on the data of the run; throws when it does not come up. */
export async function startCmsAgain(): Promise<void> {
  const settings = e2eSettings(runData)
  const logFile = join(runLogs, 'cms-again.log')
  const running = { name: 'The CMS', logFile, program: startCms({ settings, logFile }) }
  await noteId('cms', running.program.pid)
  await waitUntilUp(running, { address: `${cmsAddress(settings)}/api/health`, seconds: 60 })
}

/** Starts what an earlier test has left stopped. */
export async function startWhatIsStopped(): Promise<void> {
  const ids = await readIds()
  if (!isAlive(ids.cms)) await startCmsAgain()
  if (!isAlive(ids.site)) await startSiteAgain()
}

/** Bytes of memory that the site takes right now. */
export async function siteMemory(): Promise<number> {
  const { site } = await readIds()
  const status = await readFile(`/proc/${site}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024
}

async function readIds(): Promise<Record<ProgramName, number>> {
  return idsSchema.parse(JSON.parse(await readFile(programIds, 'utf8')))
}

async function noteId(name: ProgramName, id: number | undefined): Promise<void> {
  await writeFile(programIds, JSON.stringify({ ...(await readIds()), [name]: id }))
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch {
    return false
  }
}
