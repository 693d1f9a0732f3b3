import { join } from 'node:path'
import { buildCms, buildSite, isCmsBuilt, isSiteBuilt } from './builds.js'
import { demoContentState, importDemoContent, requireDemoSwitches } from './demo-content.js'
import { compileNativePackages, hasNativePackages } from './native-packages.js'
import { makeOwnFolder } from './owner-only.js'
import { hasPackages, installPackages } from './packages.js'
import { inRepository } from './repository.js'

/**
 * @typedef {object} Job
 * @property {import('./settings.js').Settings} settings
 * @property {import('./progress.js').Progress} progress
 * @property {string} logs folder of the steps' logs
 * @property {boolean} withBuilds
 */

/**
 * Installs, builds and fills the database, as far as that is not done. What does not wait for each
 * other runs at the same time.
 * @param {Job} job
 */
export async function prepare(job) {
  requireDemoSwitches(job.settings)
  makeOwnFolder(job.settings.DATA_DIR)
  const site = install(job, 'site', inRepository())
  // The longest step, the driver, waits for the packages of the site alone.
  const cms = site.then(() => install(job, 'CMS', inRepository('cms')))
  const driver = site.then(() => compileDriver(job, cms))
  const cmsBuild = cms.then(() => prepareCms(job))
  await Promise.all([
    Promise.all([driver, cmsBuild.then(({ compiled }) => compiled)]).then(() => fill(job)),
    // One build after the other, since the compiler and the import keep a processor busy.
    Promise.all([site, cmsBuild.then(({ built }) => built)]).then(() => prepareSite(job)),
  ])
}

/** @param {Job} job */
async function prepareSite({ settings, progress, logs, withBuilds }) {
  if (!withBuilds || isSiteBuilt()) return
  const logFile = join(logs, 'build-site.log')
  await progress.step('Building the site', () => buildSite({ env: settings, logFile }))
}

/**
 * `compiled` resolves when content can be imported, `built` when the panel is ready, too.
 * @param {Job} job
 */
function prepareCms({ settings, progress, logs, withBuilds }) {
  if (!withBuilds || isCmsBuilt()) {
    return { compiled: Promise.resolve(), built: Promise.resolve() }
  }
  const { compiled, built } = buildCms({ env: settings, logFile: join(logs, 'build-cms.log') })
  return { compiled, built: progress.step('Building the CMS', () => built) }
}

/** @param {Job} job */
async function fill({ settings, progress, logs }) {
  const content = await demoContentState(settings)
  if (content === 'unwanted' || content === 'current') return
  await progress.step('Importing the demo content', (tell) =>
    importDemoContent({ settings, logFile: join(logs, 'import-content.log'), tell }),
  )
}

/**
 * @param {Pick<Job, 'progress' | 'logs'>} job
 * @param {string} program
 * @param {string} folder
 */
async function install({ progress, logs }, program, folder) {
  if (hasPackages(folder)) return
  const logFile = join(logs, `install-${program.toLowerCase()}.log`)
  await progress.step(`Installing the packages of the ${program}`, () =>
    installPackages({ folder, logFile }),
  )
}

/**
 * @param {Pick<Job, 'progress' | 'logs'>} job
 * @param {Promise<unknown>} cmsPackages
 */
async function compileDriver({ progress, logs }, cmsPackages) {
  if (hasPackages(inRepository('cms')) && hasNativePackages()) return
  const logFile = join(logs, 'compile-native-packages.log')
  await progress.step('Compiling the SQLite driver', () =>
    compileNativePackages({ logFile, cmsPackages }),
  )
}
