import { join } from 'node:path'
import { cmsAddress, siteAddress } from './addresses.js'
import { pendingAdministrator, withAccount } from './administrator.js'
import { signDemoContracts } from './demo-content.js'
import { prepare } from './prepare.js'
import { requireFreePorts } from './require-free-ports.js'
import { newsOfEnd, waitUntilUp } from './run-both.js'
import { developCms, developSite } from './servers.js'
import { welcome } from './welcome.js'

/**
 * Prepares and starts the site and the CMS with hot reload; their output is shown, each line with the
 * program's name. Resolves with what went wrong when one of them ends.
 * @param {import('./run-command.js').Command} command
 */
export async function developAll({ settings, progress, onUp }) {
  await requireFreePorts(settings)
  const account = pendingAdministrator(settings)
  const cmsSettings = withAccount(settings, account)
  const logs = join(settings.DATA_DIR, 'logs')
  await prepare({ settings: cmsSettings, progress, logs, withBuilds: false })

  const program = developCms({ settings: cmsSettings, onLine: labelled('cms ') })
  const cms = { name: 'The CMS', program }
  await waitUntilUp(cms, { address: `${cmsAddress(settings)}/api/health`, seconds: 240 })
  const site = { name: 'The site', program: developSite({ settings, onLine: labelled('site') }) }
  await waitUntilUp(site, { address: `${siteAddress(settings)}/robots.txt`, seconds: 120 })

  await welcome({ settings, account, title: 'Ceiba Stays is up, with hot reload.' })
  onUp()
  const logFile = join(logs, 'sign-demo-contracts.log')
  void signDemoContracts({ settings, logFile }).then((problem) => {
    if (problem) console.error(`\n${problem}`)
  })
  return Promise.race([newsOfEnd(cms), newsOfEnd(site)])
}

/** @param {string} label */
function labelled(label) {
  return (/** @type {string} */ line) => console.log(`${label} │ ${line}`)
}
