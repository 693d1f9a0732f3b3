import { join } from 'node:path'
import { contentHash } from './content-hash.js'
import { clearMark, isMarked, setMark } from './mark.js'
import { npmCommand } from './npm-command.js'
import { inRepository } from './repository.js'
import { runStep } from './run-step.js'
import { currentBuild } from './site-builds.js'

/** @typedef {{ logFile: string, env: Record<string, string | undefined> }} BuildOptions */

const site = {
  folder: inRepository(),
  mark: join(currentBuild, '.inputs'),
  inputs: [
    'app',
    'content-types',
    'public',
    'package-lock.json',
    'remix.config.js',
    'scripts/build.js',
    'scripts/lib/bundled-script.js',
    'scripts/lib/precompress.js',
    'scripts/lib/route-modules.js',
    'scripts/lib/scoped-class-name.js',
    'scripts/lib/trim-libraries.js',
    'scripts/lib/visitors-manifest.js',
    'tsconfig.json',
    'vite.config.ts',
    'vite.render.config.ts',
  ],
}

const cms = {
  folder: inRepository('cms'),
  mark: inRepository('cms', 'dist', '.inputs'),
  inputs: [
    'content-types',
    'cms/config',
    'cms/database',
    'cms/package-lock.json',
    'cms/src',
    'cms/tsconfig.json',
  ],
}

/** Whether the site was built from the sources as they are. */
export const isSiteBuilt = () => isMarked(site.mark, inputsHash(site))

/** Whether the CMS was built from the sources as they are. */
export const isCmsBuilt = () => isMarked(cms.mark, inputsHash(cms))

/** @param {BuildOptions} options */
export const buildSite = (options) => build('Building the site', site, options)

/**
 * Compiles the CMS and builds its admin panel. `compiled` resolves as soon as content can be imported,
 * which needs no panel.
 * @param {BuildOptions} options
 * @returns {{ compiled: Promise<void>, built: Promise<void> }}
 */
export function buildCms(options) {
  /** @type {() => void} */
  let onCompiled = () => undefined
  const isCompiled = /** @type {Promise<void>} */ (new Promise((resolve) => (onCompiled = resolve)))
  const built = build('Building the CMS', cms, options, (line) => {
    if (/Compiling TS \(\d/.test(line)) onCompiled()
  })
  return { compiled: Promise.race([isCompiled, built]), built }
}

/**
 * @param {string} name
 * @param {typeof site} program
 * @param {BuildOptions} options
 * @param {(line: string) => void} [onLine]
 */
async function build(name, program, { logFile, env }, onLine) {
  const hash = inputsHash(program)
  clearMark(program.mark)
  await runStep({
    name,
    ...npmCommand(['run', 'build', '--loglevel=error']),
    cwd: program.folder,
    env: { ...env, NODE_ENV: 'production', CI: 'true' },
    logFile,
    onLine,
  })
  setMark(program.mark, hash)
}

/** @param {typeof site} program */
function inputsHash({ inputs }) {
  return contentHash({
    paths: inputs.map((path) => inRepository(path)),
    values: [process.versions.node],
  })
}
