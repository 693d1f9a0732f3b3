import { join } from 'node:path'
import { cmsAddress, siteAddress } from './addresses.js'
import { pendingAdministrator, withAccount } from './administrator.js'
import { signDemoContracts } from './demo-content.js'
import { prepare } from './prepare.js'
import { requireFreePorts } from './require-free-ports.js'
import { newsOfEnd, waitUntilUp } from './run-both.js'
import { startCms, startSite } from './servers.js'
import { welcome } from './welcome.js'

/**
 * Prepares and starts the site and the CMS as visitors meet them. Resolves with what went wrong when
 * the site ends; the end of the CMS is told, and the site serves on without it.
 * @param {import('./run-command.js').Command} command
 */
export async function startAll({ settings, progress, onUp, isEnding }) {
  await requireFreePorts(settings)
  const logs = join(settings.DATA_DIR, 'logs')
  const account = pendingAdministrator(settings)
  const cmsSettings = withAccount(settings, account)
  await prepare({ settings: cmsSettings, progress, logs, withBuilds: true })

  const cms = await progress.step('Starting the CMS', async () => {
    const logFile = join(logs, 'cms.log')
    const running = {
      name: 'The CMS',
      logFile,
      program: startCms({ settings: cmsSettings, logFile }),
    }
    await waitUntilUp(running, { address: `${cmsAddress(settings)}/api/health`, seconds: 120 })
    return running
  })
  const site = await progress.step('Starting the site', async () => {
    const logFile = join(logs, 'site.log')
    const running = { name: 'The site', logFile, program: startSite({ settings, logFile }) }
    await waitUntilUp(running, { address: `${siteAddress(settings)}/ready`, seconds: 120 })
    return running
  })

  await welcome({ settings, account, title: `Ceiba Stays is up after ${progress.seconds()} s.` })
  onUp()
  // Visitors and staff need not wait for it.
  const logFile = join(logs, 'sign-demo-contracts.log')
  void signDemoContracts({ settings, logFile }).then((problem) => {
    if (problem && !isEnding()) console.error(`\n${problem}`)
  })
  void newsOfEnd(cms).then((news) => {
    if (!isEnding()) {
      console.error(
        `\n${news}\n\nThe site serves on what it has. To bring the CMS back, start again.`,
      )
    }
  })
  return newsOfEnd(site)
}
