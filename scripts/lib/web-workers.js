import cluster from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds before a worker that ended is replaced. Doubles while it ends again soon. */
const replaceAfter = { first: 500, longest: 30_000 }
/** A worker that lived longer than this, in milliseconds, is replaced at once. */
const longLife = 60_000
/**
 * Milliseconds that workers have to end. They wait for the proxy, five seconds for requests in flight and four for
 * deliveries.
 */
const patience = 12_000 + Number(process.env.SHUTDOWN_DELAY || 0) * 1000

/**
 * Runs several web workers of this program, which share its port. Each accepts connections itself: one that the primary
 * process hands over would get no answer if the worker were killed meanwhile (docs/decisions/0046-web-workers.md).
 * Worker 1 starts alone, since it creates the databases; the others follow when it listens. A worker that ends is
 * replaced by one with the same number. Each message of a worker is passed on to all others. On SIGTERM and SIGINT the
 * workers finish their requests; a second signal kills them.
 * If no worker ever listened, the program ends with the worker's exit code.
 *
 * @param {number} count
 */
export function superviseWorkers(count) {
  let hasListened = false
  let isEnding = false
  let exitCode = 0
  cluster.schedulingPolicy = cluster.SCHED_NONE

  const workers = () => Object.values(cluster.workers ?? {}).filter((worker) => !!worker)

  /** @param {number} number @param {number} failures how often in a row it ended soon */
  function start(number, failures = 0) {
    const startedAt = Date.now()
    const worker = cluster.fork({ WEB_WORKER: String(number) })
    worker.once('listening', () => {
      if (hasListened) return
      hasListened = true
      for (let other = 2; other <= count; other++) start(other)
    })
    worker.on('message', (message) => {
      // Answers to the primary process, of `exposeMetrics`.
      if (!('channel' in message)) return
      for (const other of workers()) {
        // A worker that is ending cannot be reached, and needs no news.
        if (other !== worker && other.isConnected()) other.send(message, () => {})
      }
    })
    worker.once('exit', (code, signal) => {
      // Before it listens a worker has nothing to finish, so a signal ends it as it should.
      if (isEnding || !hasListened) return noteEnd(signal === 'SIGTERM' ? 0 : (code ?? 1))
      const failed = Date.now() - startedAt < longLife ? failures + 1 : 0
      console.error(`Web worker ${number} ended (${signal ?? `exit code ${code}`}), replacing it.`)
      void replace(number, failed)
    })
  }

  /** @param {number} number @param {number} failures */
  async function replace(number, failures) {
    await pause(Math.min(replaceAfter.first * 2 ** failures, replaceAfter.longest))
    if (!isEnding) start(number, failures)
  }

  /** @param {number} code */
  function noteEnd(code) {
    exitCode ||= code
    if (workers().length === 0) process.exit(exitCode)
  }

  /** @param {NodeJS.Signals} signal */
  function signalAll(signal) {
    for (const worker of workers()) worker.process.kill(signal)
  }

  function end() {
    if (isEnding) {
      signalAll('SIGKILL')
      process.exit(1)
    }
    isEnding = true
    signalAll('SIGTERM')
    setTimeout(signalAll, patience, 'SIGKILL').unref()
    if (workers().length === 0) process.exit(0)
  }

  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  start(1)
}
