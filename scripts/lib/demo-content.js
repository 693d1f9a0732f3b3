import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from './content-hash.js'
import { hasContent } from './database-content.js'
import { isDatabaseMissing } from './database-file.js'
import { isMarked, setMark } from './mark.js'
import { ownerOnly } from './owner-only.js'
import { inRepository } from './repository.js'
import { runStep, StepFailed } from './run-step.js'
import { programEnvironment } from './servers.js'

/** @typedef {import('./settings.js').Settings} Settings */
/** @typedef {{ settings: Settings, logFile: string, tell?: (detail: string) => void }} Options */

const cms = inRepository('cms')
const seeds = [inRepository('cms', 'seed'), inRepository('content-types')]

/**
 * Throws StepFailed where a switch of the demo content is neither on nor off: `false` would count as on.
 * @param {Settings} settings
 */
export function requireDemoSwitches(settings) {
  for (const name of ['DEMO_CONTENT', 'DEMO_STAYS']) {
    const value = settings[name] ?? 'on'
    if (value === 'on' || value === 'off') continue
    throw new StepFailed(
      `${name} is ${JSON.stringify(value)}. It must be on or off; on when it is not set.`,
    )
  }
}

/**
 * Which demo content the database of these settings has: none, a part or that of another version, or this
 * one. It is unwanted in a database with content that no import has put there, e.g. a restored one.
 * Needs the packages of the CMS.
 * @param {Settings} settings
 * @returns {Promise<'unwanted' | 'none' | 'other' | 'current'>}
 */
export async function demoContentState(settings) {
  const { mark, hash } = seedMark(settings)
  if (settings.DEMO_CONTENT === 'off') return 'unwanted'
  if (isDatabaseMissing(settings)) return 'none'
  if (!existsSync(mark)) return (await hasContent(settings)) ? 'unwanted' : 'none'
  return isMarked(mark, hash) ? 'current' : 'other'
}

/**
 * Puts into the database what it lacks of the demo content; what editors changed stays as it is.
 * @param {Options} options
 */
export async function importDemoContent({ settings, logFile, tell }) {
  const { mark, hash } = seedMark(settings)
  // An import that is cut off leaves content behind and has to go on.
  setMark(mark, 'begun', ownerOnly.file)
  await runSeedScript(['seed/import.ts'], {
    name: 'Importing the demo content',
    settings,
    logFile,
    onLine: (line) => {
      const step = /Demo content: (.+ \d+ of \d+)/.exec(line)?.[1]
      if (step) tell?.(step)
    },
  })
  setMark(mark, hash, ownerOnly.file)
}

/**
 * Signs the contracts of the demo stays once, by the code of the site (`scripts/sign-demo-contracts.ts`). Needs the
 * running CMS. Resolves with what went wrong; the next start tries again.
 * @param {Options} options
 * @returns {Promise<string | null>}
 */
export async function signDemoContracts({ settings, logFile }) {
  const { hash } = seedMark(settings)
  const mark = join(settings.DATA_DIR, 'demo-contracts')
  if (settings.DEMO_STAYS === 'off' || isMarked(mark, hash)) return null
  if ((await demoContentState(settings)) !== 'current') return null
  try {
    await runStep({
      name: 'Signing the demo contracts',
      command: process.execPath,
      args: ['--import', 'tsx', join('scripts', 'sign-demo-contracts.ts')],
      cwd: inRepository(),
      env: programEnvironment(settings, 'production'),
      logFile,
    })
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error
    return error.message
  }
  setMark(mark, hash, ownerOnly.file)
  return null
}

/**
 * Says of a database that it has the demo content of the one it was copied from, so that nothing is imported again that
 * editors have deleted. Where that one had none or another version, nothing changes.
 * @param {Settings} settings of the copy, with the data folder and the file of the original
 */
export function keepDemoContentMark(settings) {
  const original = seedMark({ ...settings, DATABASE_URL: undefined })
  if (!isMarked(original.mark, original.hash)) return
  const { mark, hash } = seedMark(settings)
  setMark(mark, hash, ownerOnly.file)
}

/** @param {Settings} settings */
function seedMark(settings) {
  const database = settings.DATABASE_URL ?? settings.DATABASE_FILENAME ?? ''
  return {
    mark: join(settings.DATA_DIR, 'demo-content'),
    // Another database is an empty one until its own import.
    hash: contentHash({ paths: seeds, values: [database, settings.DEMO_STAYS ?? 'on'] }),
  }
}

/**
 * @param {readonly string[]} args
 * @param {{ name: string, settings: Settings, logFile: string, onLine: (line: string) => void }} options
 */
function runSeedScript(args, { name, settings, logFile, onLine }) {
  return runStep({
    name,
    command: process.execPath,
    args: [join(cms, 'node_modules', 'tsx', 'dist', 'cli.mjs'), ...args],
    cwd: cms,
    env: { ...settings, NODE_ENV: 'production' },
    logFile,
    onLine,
  })
}
