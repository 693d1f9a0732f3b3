import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { logTail } from './log-tail.js'
import { startProgram } from './program.js'
import { inRepository } from './repository.js'
import { StepFailed } from './run-step.js'

/** @typedef {import('./count-tests.js').Count} Count */
/** @typedef {import('./summary.js').Row} Row */

/**
 * Runs the steps of a test run and keeps their counts; a step that fails is shown and the next goes on.
 * @param {{ progress: import('./progress.js').Progress, logs: string }} options
 */
export function createCheckRun({ progress, logs }) {
  /** @type {Row[]} */
  const rows = []
  mkdirSync(logs, { recursive: true })

  /**
   * @param {string} name
   * @param {(tell: (detail: string) => void) => Promise<Omit<Count, 'failures'> | void>} work one passed where it gives
   * no count
   * @returns {Promise<boolean>} whether nothing failed
   */
  async function check(name, work) {
    const from = performance.now()
    const row = { name, seconds: 0, passed: 0, failed: 0 }
    rows.push(row)
    try {
      const count = await progress.step(name, work, (result) => (result?.failed ? '✗' : '✓'))
      Object.assign(row, count ?? { passed: 1 })
    } catch (error) {
      row.failed = 1
      progress.say(`✗ ${name}: ${error instanceof StepFailed ? error.message : String(error)}`)
    }
    row.seconds = (performance.now() - from) / 1000
    return row.failed === 0
  }

  /**
   * A tool of node_modules that says by its exit code whether all is well.
   * @param {string} name
   * @param {readonly string[]} tool path of its script below node_modules, then its arguments
   * @param {NodeJS.ProcessEnv} [env]
   */
  function checkTool(name, tool, env = process.env) {
    return check(name, async () => {
      const { hasSucceeded, logFile } = await runTool(name, tool, env)
      if (!hasSucceeded) throw new StepFailed(`\n\n${logTail(logFile, 80)}\n`)
    })
  }

  /**
   * A runner of tests, whose report is counted afterwards.
   * @param {string} name
   * @param {readonly string[]} tool
   * @param {NodeJS.ProcessEnv} env
   * @param {(run: { hasSucceeded: boolean }) => Count} count
   */
  function checkTests(name, tool, env, count) {
    return check(name, async (tell) => {
      const { hasSucceeded, logFile } = await runTool(name, tool, env, (line) => {
        const place = /^\[(\d+\/\d+)\]/.exec(line)?.[1]
        if (place) tell(place)
      })
      if (!hasSucceeded) progress.say(`The end of ${logFile}:\n\n${logTail(logFile, 120)}\n`)
      const { failures, ...counted } = count({ hasSucceeded })
      if (failures.length > 0) progress.say(`What failed in ${name}:\n\n${failures.join('\n')}\n`)
      return counted
    })
  }

  /**
   * @param {string} name
   * @param {readonly string[]} tool
   * @param {NodeJS.ProcessEnv} env
   * @param {(line: string) => void} [onLine]
   */
  async function runTool(name, [script = '', ...args], env, onLine) {
    const logFile = join(logs, `${name.toLowerCase().replaceAll(/\W+/g, '-')}.log`)
    const { code } = await startProgram({
      command: process.execPath,
      args: [inRepository('node_modules', script), ...args],
      cwd: inRepository(),
      env,
      logFile,
      onLine,
    }).exited
    return { hasSucceeded: code === 0, logFile }
  }

  return { rows, check, checkTool, checkTests }
}
