import { explainInstallFailure } from './explain-install-failure.js'
import { findCommand } from './find-command.js'
import { logTail } from './log-tail.js'
import { startProgram } from './program.js'

/** A step that ended badly; its message is meant for the terminal. */
export class StepFailed extends Error {}

/**
 * Runs a command to its end with its output in a log file. Throws StepFailed with the log's tail.
 * @param {object} step
 * @param {string} step.name
 * @param {string} step.command
 * @param {readonly string[]} step.args
 * @param {string} step.cwd
 * @param {Record<string, string | undefined>} step.env
 * @param {string} step.logFile
 * @param {(line: string) => void} [step.onLine]
 */
export async function runStep({ name, logFile, ...rest }) {
  const { code, signal, error } = await startProgram({ ...rest, logFile }).exited
  if (code === 0) return
  const how = error ? error.message : signal ? `was ended by ${signal}` : `ended with code ${code}`
  const tail = logTail(logFile)
  const hint = explainInstallFailure({
    log: tail + logTail(logFile, 400),
    missingTools: missingTools(),
    platform: process.platform,
  })
  throw new StepFailed(
    [`${name}: ${how}. The last lines of ${logFile}:`, '', tail, hint && `\n${hint}`]
      .filter((line) => line !== undefined)
      .join('\n'),
  )
}

function missingTools() {
  const needed = {
    python3: ['python3', 'python'],
    make: ['make'],
    'a C++ compiler': ['c++', 'g++', 'clang++'],
  }
  return Object.entries(needed)
    .filter(([, commands]) => !findCommand(commands))
    .map(([tool]) => tool)
}
