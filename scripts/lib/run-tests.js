import { join } from 'node:path'
import { findClusterProblem } from '../cluster/cluster-problem.js'
import { buildCms, buildSite, isCmsBuilt, isSiteBuilt } from './builds.js'
import { createCheckRun } from './check-run.js'
import { createCheckSteps } from './check-steps.js'
import { countPlaywright } from './count-tests.js'
import { demoContentState, importDemoContent } from './demo-content.js'
import { e2eSettings, seededData } from './e2e-settings.js'
import { findBrowser } from './find-browser.js'
import { installBrowser } from './install-browser.js'
import { inRepository } from './repository.js'
import { StepFailed } from './run-step.js'

/**
 * Sets up what the tests need and runs every check to its end, also after one has failed.
 * @param {import('./progress.js').Progress} progress
 */
export async function runTests(progress) {
  const logs = inRepository('.cache', 'test')
  const run = createCheckRun({ progress, logs })
  const { check, checkTests } = run
  const steps = createCheckSteps({ ...run, logs })
  /** @param {string} name */
  const log = (name) => join(logs, `${name}.log`)
  const settings = e2eSettings(seededData)

  const build = () =>
    check('build of the site', async () => {
      if (!isSiteBuilt()) await buildSite({ env: settings, logFile: log('build-site') })
    })
  const buildAndSeedCms = async (/** @type {Promise<boolean>} */ driver) => {
    const { compiled, built } = isCmsBuilt()
      ? { compiled: Promise.resolve(), built: Promise.resolve() }
      : buildCms({ env: settings, logFile: log('build-cms') })
    const results = await Promise.all([
      check('build of the CMS', () => built),
      check('demo content', async (tell) => {
        const [hasDriver] = await Promise.all([driver, compiled])
        if (!hasDriver) throw new StepFailed('not run: no SQLite driver')
        if ((await demoContentState(settings)) === 'current') return
        await importDemoContent({ settings, logFile: log('import'), tell })
      }),
    ])
    return results.every(Boolean)
  }

  const runJourneys = (/** @type {boolean} */ isReady) => {
    const name = 'end to end'
    if (!isReady)
      return check(name, () => Promise.reject(new StepFailed('not run: no site to test')))
    const report = join(logs, 'end-to-end.json')
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
    const tool = ['@playwright/test/cli.js', 'test', '--reporter=line,json']
    return checkTests(name, tool, env, (run) => countPlaywright(report, run))
  }

  /** A few journeys with requests that alternate between two nodes, on PostgreSQL and behind nginx. */
  const runClusterJourneys = async () => {
    const name = 'end to end on two nodes'
    const problem = await findClusterProblem()
    if (problem) return progress.say(`- ${name}: skipped, ${problem}`)
    const report = join(logs, 'two-nodes.json')
    const env = { ...process.env, CLUSTER: 'on', PLAYWRIGHT_JSON_OUTPUT_NAME: report }
    const projects = ['desktop', 'answers', 'changes', 'own-content'].map(
      (project) => `--project=${project}`,
    )
    const args = ['test', '--grep=@two-nodes', '--no-deps', ...projects, '--reporter=line,json']
    const tool = ['@playwright/test/cli.js', ...args]
    await checkTests(name, tool, env, (run) => countPlaywright(report, run))
  }

  const { site, installed, driver } = steps.packages()
  // It needs the packages of the site alone, so those of the CMS arrive meanwhile.
  const siteBuild = site.then((isThere) => isThere && build())
  if (!(await installed)) await siteBuild
  else {
    const hasBrowser = check('browser', async () => {
      if (!findBrowser()) await installBrowser({ logFile: log('browser') })
    })
    const cmsBuild = buildAndSeedCms(driver)
    /** What waits for no other: the lane that ends first takes the next. Those that take longest come first. */
    const rest = [...steps.contractTests.map((run) => () => cmsBuild.then(run)), ...steps.types]
    const takeRest = async () => {
      for (let step = rest.shift(); step; step = rest.shift()) await step()
    }
    const prepare = async () => {
      const isReady = [await cmsBuild, await siteBuild].every(Boolean)
      await takeRest()
      return isReady
    }
    const testSources = async () => {
      await steps.source()
      await driver
      await steps.unitTests(['--maxWorkers=50%'])
      await takeRest()
    }
    // Two lanes, since each of these uses one processor of two; what follows uses all there are.
    const [isReady] = await Promise.all([prepare(), testSources()])
    const canRun = isReady && (await hasBrowser)
    await runJourneys(canRun)
    if (canRun) await runClusterJourneys()
  }
  return run.rows
}
