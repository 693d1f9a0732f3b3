import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from './content-hash.js'
import { clearMark, isMarked, setMark } from './mark.js'
import { npmCommand } from './npm-command.js'
import { runStep } from './run-step.js'

/**
 * Installs the packages of a folder as its lock file says. What needs a compiler is left to
 * `compileNativePackages`; other install scripts only check or speed up what is there.
 * @param {{ folder: string, logFile: string, env?: NodeJS.ProcessEnv }} job
 */
export async function installPackages({ folder, logFile, env = process.env }) {
  const { mark, hash } = installMark(folder)
  clearMark(mark)
  await runStep({
    name: 'Installing the packages',
    // Quiet, but not so quiet that a failure leaves an empty log; with the tools that build and test,
    // whatever NODE_ENV says.
    ...npmCommand(['ci', '--ignore-scripts', '--loglevel=warn', '--include=dev']),
    cwd: folder,
    env,
    logFile,
  })
  setMark(mark, hash)
}

/**
 * Whether the packages are installed; packages installed by hand count when they are the
 * ones of the lock file.
 * @param {string} folder
 */
export function hasPackages(folder) {
  const { mark, hash } = installMark(folder)
  if (isMarked(mark, hash)) return true
  if (existsSync(mark) || !holdsLockedVersions(folder)) return false
  setMark(mark, hash)
  return true
}

/** @param {string} folder */
function installMark(folder) {
  const hash = contentHash({
    paths: ['package-lock.json', '.npmrc'].map((name) => join(folder, name)),
    // Some packages are chosen by the kind of machine.
    values: [process.platform, process.arch],
  })
  return { mark: join(folder, 'node_modules', '.installed'), hash }
}

/** @param {string} folder */
function holdsLockedVersions(folder) {
  const installed = lockedPackages(join(folder, 'node_modules', '.package-lock.json'))
  const wanted = lockedPackages(join(folder, 'package-lock.json'))
  if (!installed || !wanted) return false
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || optional || installed[path]?.version === version,
  )
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }> | undefined}
 */
function lockedPackages(file) {
  if (!existsSync(file)) return undefined
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
