import { existsSync, readFileSync } from 'node:fs'
import { findBrowser } from './find-browser.js'
import { findCommand } from './find-command.js'
import { inRepository } from './repository.js'
import { runStep } from './run-step.js'

const debianBrowsers = ['chromium-headless-shell', 'chromium']

/**
 * A browser for the tests where the machine has none: Debian's own package where that can be
 * installed, Playwright's download elsewhere.
 * @param {{ logFile: string, env?: NodeJS.ProcessEnv }} job
 */
export async function installBrowser({ logFile, env = process.env }) {
  const step = { name: 'Installing a browser', cwd: inRepository(), logFile }
  const root = process.getuid?.() === 0
  if (root && isDebian() && findCommand(['apt-get'])) {
    const quiet = { ...env, DEBIAN_FRONTEND: 'noninteractive' }
    await runStep({ ...step, command: 'apt-get', args: ['update', '-q'], env: quiet })
    const install = ['install', '-y', '-q', '--no-install-recommends', 'fonts-liberation']
    for (const browser of debianBrowsers) {
      const args = [...install, browser]
      // A release without this package has the next one, or is left to Playwright.
      await runStep({ ...step, command: 'apt-get', args, env: quiet }).catch(() => undefined)
      if (findBrowser()) return
    }
  }
  const playwright = inRepository('node_modules', '@playwright', 'test', 'cli.js')
  const withLibraries = root && process.platform === 'linux' ? ['--with-deps'] : []
  const args = [playwright, 'install', ...withLibraries, 'chromium']
  await runStep({ ...step, command: process.execPath, args, env })
}

/** Ubuntu's package of this name is a snap, which containers cannot run. */
function isDebian() {
  const file = '/etc/os-release'
  return existsSync(file) && /^ID=debian$/m.test(readFileSync(file, 'utf8'))
}
