import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cmsAddress, siteAddress } from '../lib/addresses.js'
import { e2eSettings, seededData } from '../lib/e2e-settings.js'
import { prepare } from '../lib/prepare.js'
import { endPrograms } from '../lib/program.js'
import { createProgress } from '../lib/progress.js'
import { requireFreePorts } from '../lib/require-free-ports.js'
import { waitUntilUp } from '../lib/run-both.js'
import { startCms, startSite } from '../lib/servers.js'

/** @typedef {import('../lib/settings.js').Settings} Settings */

/**
 * Runs a measurement on programs and data of its own, which are gone afterwards: the built site and CMS,
 * the seeded data of the tests, and their ports (E2E_SITE_PORT, E2E_CMS_PORT).
 * @param {(folder: string, settings: Settings) => Promise<void>} measure `settings` for a copy of the
 *   seeded data in `folder`, where nothing runs yet
 */
export async function withOwnStack(measure) {
  const folder = await mkdtemp(join(tmpdir(), 'ceiba-bench-'))
  const progress = createProgress()
  try {
    const settings = e2eSettings(join(folder, 'data'))
    await requireFreePorts(settings)
    const logs = join(folder, 'logs')
    await prepare({ settings: e2eSettings(seededData), progress, logs, withBuilds: true })
    await cp(seededData, settings.DATA_DIR, { recursive: true })
    await measure(folder, settings)
  } finally {
    progress.end()
    await endPrograms()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Starts the CMS and resolves when it answers.
 * @param {Settings} settings
 */
export async function runCms(settings) {
  const logFile = join(settings.DATA_DIR, 'logs', 'cms.log')
  const program = startCms({ settings, logFile })
  const address = `${cmsAddress(settings)}/api/health`
  await waitUntilUp({ name: 'The CMS', logFile, program }, { address, seconds: 120 })
  return program
}

/**
 * Starts the site and resolves when it is ready.
 * @param {Settings} settings
 */
export async function runSite(settings) {
  const logFile = join(settings.DATA_DIR, 'logs', 'site.log')
  const program = startSite({ settings, logFile })
  const address = `${siteAddress(settings)}/ready`
  await waitUntilUp({ name: 'The site', logFile, program }, { address, seconds: 120 })
  return program
}

/**
 * Submissions that still wait for something, as the site says; null while it does not answer.
 * @param {Settings} settings
 * @returns {Promise<number | null>}
 */
export async function countWaiting(settings) {
  try {
    const answer = await fetch(`${siteAddress(settings)}/ready`)
    const { waiting } = await answer.json()
    return typeof waiting === 'number' ? waiting : null
  } catch {
    return null
  }
}

/**
 * Memory of a process in MB, now and the most it ever was. Linux only.
 * @param {number | undefined} pid
 */
export function memoryOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (/** @type {string} */ name) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024)
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') }
}
