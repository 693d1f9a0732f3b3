import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { seconds } from '~/platform/units/duration'

const startLimit = seconds(30)
/** The heap of the thread; it ends above that. */
const maxMegabytes = 128

type ThreadOptions = {
  /** A module by `?bundled`, whose functions are the tasks of the thread. */
  script: string
  /** Milliseconds for one task. */
  timeLimit: number
}

/** The thread exceeded its time limit. */
export class ThreadTooSlow extends Error {}

/**
 * Runs a module in a thread of its own, which has no environment variables and is started when it is needed.
 * Callers wait for one task before they ask for the next.
 */
export function createBundledThread({ script, timeLimit }: ThreadOptions) {
  let worker: Worker | null = null

  /** The bundle calls its module `first`. The code that receives tasks is added here, since no module has it. */
  const source = `${script}
const { parentPort } = require('node:worker_threads')
parentPort.on('message', ([task, ...input]) => parentPort.postMessage(first[task](...input)))
parentPort.postMessage('ready')`

  async function start(): Promise<Worker> {
    const started = new Worker(source, {
      eval: true,
      stdout: true,
      stderr: true,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    })
    // `once` rejects by it while an answer is awaited; a thread that is ended may report one later.
    started.on('error', () => undefined)
    worker = started
    await answerOf(started, startLimit)
    // Between two tasks it does not keep the process alive.
    started.unref()
    return started
  }

  async function close(): Promise<void> {
    const ended = worker
    worker = null
    await ended?.terminate()
  }

  return {
    /** What the task returns. Rejects, and ends the thread, if the task throws or is too slow. */
    async ask(task: string, ...input: unknown[]): Promise<unknown> {
      try {
        const asked = worker ?? (await start())
        asked.postMessage([task, ...input])
        return await answerOf(asked, timeLimit)
      } catch (error) {
        void close()
        throw error
      }
    },
    close,
  }
}

/** The next message of a thread. Throws if it ends before, or after some milliseconds. */
async function answerOf(worker: Worker, timeLimit: number): Promise<unknown> {
  const settled = new AbortController()
  const { signal } = settled
  try {
    return await Promise.race([
      once(worker, 'message', { signal }).then(([answer]: unknown[]) => answer),
      once(worker, 'exit', { signal }).then(() => Promise.reject(new Error('The thread ended'))),
      wait(timeLimit, null, { signal }).then(() => Promise.reject(new ThreadTooSlow())),
    ])
  } finally {
    settled.abort()
  }
}
