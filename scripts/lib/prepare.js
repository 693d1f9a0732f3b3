import { join } from 'node:path'
import { buildCms, buildSite, isCmsBuilt, isSiteBuilt } from './builds.js'
import { demoContentState, importDemoContent } from './demo-content.js'
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
  makeOwnFolder(job.settings.DATA_DIR)
  await Promise.all([prepareSite(job), prepareCms(job)])
}

/** @param {Job} job */
async function prepareSite({ settings, progress, logs, withBuilds }) {
  await install({ progress, logs }, 'site', inRepository())
  if (!withBuilds || isSiteBuilt()) return
  const logFile = join(logs, 'build-site.log')
  await progress.step('Building the site', () => buildSite({ env: settings, logFile }))
}

/** @param {Job} job */
async function prepareCms({ settings, progress, logs, withBuilds }) {
  await install({ progress, logs }, 'CMS', inRepository('cms'))
  const content = await demoContentState(settings)
  const fill = async () => {
    if (content === 'unwanted' || content === 'current') return
    await progress.step('Importing the demo content', (tell) =>
      importDemoContent({ settings, logFile: join(logs, 'import-content.log'), tell }),
    )
  }
  if (!withBuilds || isCmsBuilt()) return fill()
  const { compiled, built } = buildCms({ env: settings, logFile: join(logs, 'build-cms.log') })
  await Promise.all([progress.step('Building the CMS', () => built), compiled.then(fill)])
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
