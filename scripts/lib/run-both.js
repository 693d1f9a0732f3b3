import { setTimeout as pause } from 'node:timers/promises'
import { logTail } from './log-tail.js'
import { StepFailed } from './run-step.js'

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

/**
 * Asks an address until it answers 2xx. Throws when it has not within `seconds`.
 * @param {string} address
 * @param {{ seconds: number, isGivenUp?: () => boolean }} limits
 */
async function waitFor(address, { seconds, isGivenUp = () => false }) {
  const deadline = performance.now() + seconds * 1000
  while (performance.now() < deadline && !isGivenUp()) {
    try {
      const response = await fetch(address, {
        signal: AbortSignal.timeout(5000),
        redirect: 'manual',
      })
      await response.arrayBuffer()
      if (response.ok) return
    } catch {
      // Not listening yet.
    }
    await pause(250)
  }
  if (!isGivenUp()) throw new Error(`${address} did not answer within ${seconds} seconds.`)
}
