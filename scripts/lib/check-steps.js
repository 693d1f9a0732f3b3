import { countVitest } from './count-tests.js'
import { inRepository } from './repository.js'
import { compileNativePackages, hasNativePackages } from './native-packages.js'
import { hasPackages, installPackages } from './packages.js'
import { contractTestGroups, unitTests } from './test-folders.js'

const tsc = ['typescript/bin/tsc', '--noEmit', '--incremental']
/** What the tools remember of their last run. */
const cache = '.cache/check'

/**
 * The steps that `npm test` and `npm run check` share. Types reuse the results for files that did not change; a fresh
 * clone has none.
 * @param {ReturnType<typeof import('./check-run.js').createCheckRun> & { logs: string }} run
 */
export function createCheckSteps({ check, checkTool, checkTests, logs }) {
  /**
   * Installs the packages of both programs, and compiles the driver beside those of the CMS; only what opens a database
   * has to wait for it. All resolve with whether all went well.
   */
  function packages() {
    const site = install('site', inRepository())
    const cms = site.then(() => install('CMS', inRepository('cms')))
    const driver = site.then((isThere) => isThere && compileDriver(cms))
    return { site, installed: Promise.all([site, cms]).then((done) => done.every(Boolean)), driver }
  }

  /**
   * @param {string} name
   * @param {string} folder
   */
  function install(name, folder) {
    const logFile = `${logs}/install-${name.toLowerCase()}.log`
    return check(`packages of the ${name}`, async () => {
      if (!hasPackages(folder)) await installPackages({ folder, logFile })
    })
  }

  function compileDriver(/** @type {Promise<unknown>} */ cmsPackages) {
    return check('SQLite driver', async () => {
      if (hasPackages(inRepository('cms')) && hasNativePackages()) return
      await compileNativePackages({ logFile: `${logs}/compile-native-packages.log`, cmsPackages })
    })
  }

  async function source() {
    await checkTool('format', ['oxfmt/bin/oxfmt', '--check'])
    await checkTool('lint', ['oxlint/bin/oxlint', '--config', 'oxlint.config.js'])
    await checkTool('dead code', ['knip/bin/knip.js'])
  }

  /**
   * A step for each project, which needs none of the others.
   * @type {readonly (() => Promise<boolean>)[]}
   */
  const types = Object.entries({
    site: 'tsconfig.texts.json',
    CMS: 'cms',
    'CMS panel': 'cms/src/admin',
  }).map(([name, project]) => () => {
    const buildInfo = `${cache}/types-${project.replaceAll(/\W/g, '-')}.tsbuildinfo`
    const options = ['--project', project, '--tsBuildInfoFile', inRepository(buildInfo)]
    return checkTool(`types of the ${name}`, [...tsc, ...options])
  })

  /**
   * @param {string} name
   * @param {readonly string[]} options of Vitest
   */
  function vitest(name, options) {
    const report = `${logs}/${name.replaceAll(/\W+/g, '-')}.json`
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
    const tool = ['vitest/vitest.mjs', 'run', '--passWithNoTests', ...reporters, ...options]
    return checkTests(name, tool, process.env, (result) => countVitest(report, result))
  }

  return {
    packages,
    source,
    types,
    unitTests: (/** @type {readonly string[]} */ options = []) =>
      vitest('unit tests', [...unitTests, ...options]),
    contractTests: contractTestGroups.map(
      ({ name, files }) =>
        () =>
          vitest(name, [...files, '--maxWorkers=1']),
    ),
  }
}
