import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createCheckRun } from './check-run.js'
import { createCheckSteps } from './check-steps.js'
import { inRepository, repository } from './repository.js'

const logs = inRepository('.cache', 'check', 'logs')
/** Names the state of the sources whose unit tests passed last. */
const passedFile = inRepository('.cache', 'check', 'passed')

/**
 * The quick checks for every change: format, lint, types, dead code and the unit tests that need no
 * CMS. After a run that passed, only the tests that the changes since then reach run again.
 * @param {import('./progress.js').Progress} progress
 */
export async function runChecks(progress) {
  const run = createCheckRun({ progress, logs })
  const steps = createCheckSteps({ ...run, logs })
  const { installed, driver } = steps.packages()
  if (!(await installed)) {
    await driver
    return run.rows
  }

  const state = sourceState()
  const since = lastPassed()
  const changed = since ? ['--changed', since] : []
  const units = async () => {
    for (const step of steps.types) await step()
    if (!(await driver)) return
    rmSync(passedFile, { force: true })
    const hasPassed = await steps.unitTests(['--maxWorkers=100%', ...changed])
    if (!hasPassed) return
    mkdirSync(dirname(passedFile), { recursive: true })
    writeFileSync(passedFile, state)
  }
  await Promise.all([units(), steps.source()])
  return run.rows
}

/** A commit with the tracked files as they are; the last commit where nothing changed since. */
function sourceState() {
  return git('stash', 'create') || git('rev-parse', 'HEAD')
}

function lastPassed() {
  if (!existsSync(passedFile)) return undefined
  const commit = readFileSync(passedFile, 'utf8')
  return git('cat-file', '-t', commit) === 'commit' ? commit : undefined
}

/** @param {...string} args */
function git(...args) {
  try {
    return execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return ''
  }
}
