import { join } from 'node:path'
import { buildCms, buildSite, isCmsBuilt, isSiteBuilt } from './builds.js'
import { createCheckRun } from './check-run.js'
import { countPlaywright, countVitest } from './count-tests.js'
import { demoContentState, drawPictures, importDemoContent } from './demo-content.js'
import { e2eSettings, seededData } from './e2e-settings.js'
import { findBrowser } from './find-browser.js'
import { installBrowser } from './install-browser.js'
import { hasPackages, installPackages } from './packages.js'
import { inRepository } from './repository.js'
import { StepFailed } from './run-step.js'
import { summary } from './summary.js'

const prettier = 'prettier/bin/prettier.cjs'
const eslint = 'eslint/bin/eslint.js'
const tsc = 'typescript/bin/tsc'
const siteSources = ['app', 'content-types']

/**
 * Sets up what the tests need, runs every check to its end whatever the others say, and prints the
 * sum. Resolves with whether nothing failed.
 * @param {import('./progress.js').Progress} progress
 */
export async function runTests(progress) {
  const logs = inRepository('.cache', 'test')
  const { rows, check, checkTool, checkTests } = createCheckRun({ progress, logs })
  /** @param {string} name */
  const log = (name) => join(logs, `${name}.log`)
  const settings = e2eSettings(seededData)

  /**
   * @param {string} name
   * @param {string} folder
   */
  const install = (name, folder) =>
    check(`packages of the ${name}`, async () => {
      if (!hasPackages(folder)) await installPackages({ folder, logFile: log(`install-${name}`) })
    })

  const readSource = async () => {
    await checkTool('format', [prettier, '--check', '.'])
    // In two runs: the types of the whole repository at once want more than Node's own limit of memory.
    await checkTool('lint of the site', [eslint, ...siteSources, '--max-warnings', '0'])
    const others = siteSources.flatMap((folder) => ['--ignore-pattern', `${folder}/`])
    await checkTool('lint of the rest', [eslint, '.', ...others, '--max-warnings', '0'])
    await checkTool('dead code', ['knip/bin/knip.js'])
  }

  const readTypes = async () => {
    await checkTool('types of the site', [tsc])
    await checkTool('types of the CMS', [tsc, '-p', 'cms', '--noEmit'])
    await checkTool('types of the CMS panel', [tsc, '-p', 'cms/src/admin', '--noEmit'])
  }

  const runUnitTests = () => {
    const report = join(logs, 'unit.json')
    const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
    const tool = ['vitest/vitest.mjs', ...args]
    return checkTests('unit and contract tests', tool, process.env, (run) =>
      countVitest(report, run),
    )
  }

  const build = async () => {
    const site = await check('build of the site', async () => {
      if (!isSiteBuilt()) await buildSite({ env: settings, logFile: log('build-site') })
    })
    const cms = await check('build of the CMS', async () => {
      if (!isCmsBuilt()) await buildCms({ env: settings, logFile: log('build-cms') })
    })
    return site && cms
  }

  const seed = (/** @type {boolean} */ isBuilt) =>
    check('demo content', async (tell) => {
      if (!isBuilt) throw new StepFailed('not imported, since a build failed')
      const state = await demoContentState(settings)
      if (state === 'none') await drawPictures({ settings, logFile: log('draw'), tell })
      if (state !== 'current') await importDemoContent({ settings, logFile: log('import'), tell })
    })

  const runJourneys = (/** @type {boolean} */ isReady) => {
    const name = 'end to end'
    if (!isReady)
      return check(name, () => Promise.reject(new StepFailed('not run: no site to test')))
    const report = join(logs, 'end-to-end.json')
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
    const tool = ['@playwright/test/cli.js', 'test', '--reporter=line,json']
    return checkTests(name, tool, env, (run) => countPlaywright(report, run))
  }

  const installed = await Promise.all([
    install('site', inRepository()),
    install('CMS', inRepository('cms')),
  ])
  if (installed.every(Boolean)) {
    const hasBrowser = check('browser', async () => {
      if (!findBrowser()) await installBrowser({ logFile: log('browser') })
    })
    const prepare = async () => {
      const isSeeded = await seed(await build())
      await readTypes()
      return isSeeded
    }
    // Two lanes, since each of these uses one processor; what follows uses all there are.
    const [isSeeded] = await Promise.all([prepare(), readSource()])
    await runUnitTests()
    await runJourneys(isSeeded && (await hasBrowser))
  }
  console.log(`\n${summary(rows)}`)
  return rows.every(({ failed }) => failed === 0)
}
