import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { ownerOnly } from './owner-only.js'

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null, error?: Error }} Exit */
/** @typedef {{ pid: number | undefined, exited: Promise<Exit>, signal: (signal: NodeJS.Signals) => void }} Program */

/** @type {Set<Program>} */
const running = new Set()
let isEnding = false

/**
 * Starts a command in a process group of its own, so that a Ctrl-C of the terminal reaches this
 * process alone, which then ends the others in order.
 * @param {object} what
 * @param {string} what.command
 * @param {readonly string[]} what.args
 * @param {string} what.cwd
 * @param {Record<string, string | undefined>} what.env
 * @param {string} [what.logFile] all output goes there; the previous file is kept as `.1`
 * @param {(line: string) => void} [what.onLine]
 * @param {boolean} [what.endsWithParent] for Node programs that load end-with-parent.js
 * @returns {Program}
 */
export function startProgram({ command, args, cwd, env, logFile, onLine, endsWithParent = false }) {
  if (isEnding) throw new Error(`${command} was not started: this command is ending.`)
  const log = logFile ? openLog(logFile) : undefined
  const child = spawn(command, args, {
    cwd,
    env: /** @type {NodeJS.ProcessEnv} */ (env),
    detached: true,
    stdio: endsWithParent ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    if (log) stream.pipe(log, { end: false })
    if (onLine) createInterface({ input: stream }).on('line', onLine)
  }
  log?.on('error', ({ message }) => {
    console.error(`${logFile} cannot be written, what it would hold is lost: ${message}`)
    // Output that nobody reads would block the program.
    for (const stream of [child.stdout, child.stderr]) stream?.unpipe(log).resume()
  })

  /** @type {Program} */
  const program = {
    pid: child.pid,
    exited: exitOf(child).then(async (exit) => {
      running.delete(program)
      if (log) await new Promise((resolve) => log.end(resolve))
      return exit
    }),
    signal(signal) {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
      try {
        process.kill(-child.pid, signal)
      } catch {
        // Gone between the check and the call.
      }
    },
  }
  running.add(program)
  return program
}

/**
 * Ends all that was started and is still running; by force after `patienceMs`.
 * @param {number} [patienceMs]
 */
export async function endPrograms(patienceMs = 15_000) {
  isEnding = true
  const programs = [...running]
  for (const program of programs) program.signal('SIGTERM')
  const force = setTimeout(killPrograms, patienceMs)
  await Promise.all(programs.map(({ exited }) => exited))
  clearTimeout(force)
}

/** Ends all at once, without waiting. */
export function killPrograms() {
  for (const program of running) program.signal('SIGKILL')
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<Exit>}
 */
function exitOf(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, error }))
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
}

/** @param {string} file */
function openLog(file) {
  mkdirSync(dirname(file), { recursive: true, mode: ownerOnly.folder })
  if (existsSync(file)) renameSync(file, `${file}.1`)
  return createWriteStream(file, { mode: ownerOnly.file })
}
