import { logTail } from './log-tail.js'
import { StepFailed } from './run-step.js'
import { waitFor } from './wait-for.js'

/** @typedef {import('./program.js').Program} Program */
/** @typedef {{ name: string, program: Program, logFile?: string }} Running */

/**
 * Waits until a started program answers at an address. Throws StepFailed when it ends before that.
 * @param {Running} running
 * @param {{ address: string, seconds: number }} limits
 */
export async function waitUntilUp(running, { address, seconds }) {
  let hasEnded = false
  const end = running.program.exited.then((exit) => {
    hasEnded = true
    throw new StepFailed(describeEnd(running, exit))
  })
  await Promise.race([end, waitFor(address, { seconds, isGivenUp: () => hasEnded })]).catch(
    (/** @type {Error} */ error) => {
      if (error instanceof StepFailed) throw error
      throw new StepFailed(`${error.message}\n\n${logTail(running.logFile ?? '')}`)
    },
  )
}

/**
 * Resolves with the news that a program has ended, with the last lines of its log.
 * @param {Running} running
 */
export async function newsOfEnd(running) {
  return describeEnd(running, await running.program.exited)
}

/**
 * @param {Running} running
 * @param {Awaited<Program['exited']>} exit
 */
function describeEnd({ name, logFile }, { code, signal, error }) {
  const how = error?.message ?? (signal ? `was ended by ${signal}` : `ended with code ${code}`)
  const tail = logFile ? logTail(logFile) : ''
  return tail ? `${name} ${how}. The last lines of ${logFile}:\n\n${tail}` : `${name} ${how}.`
}
