import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import * as z from 'zod'
import { calendarRangeSchema } from '~content/calendar-feed'
import { log } from '~/platform/log/log.server'
import { seconds } from '~/platform/units/duration'
import reader from './read-calendar?bundled'
import type { Window } from './read-calendar'

const patience = seconds(5)
const startLimit = seconds(30)

/** The reader is bundled as `first`; what asks for it is written here, because the bundle knows no thread. */
const source = `${reader}
const { parentPort } = require('node:worker_threads')
parentPort.on('message', ({ file, window }) => parentPort.postMessage(first.readCalendar(file, window)))
parentPort.postMessage('ready')`

const answerSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('read'),
    events: z.number(),
    ranges: z.array(calendarRangeSchema),
  }),
  z.object({
    outcome: z.literal('failed'),
    problem: z.enum(['notACalendar', 'tooManyEvents', 'tooSlow']),
  }),
])

type ParsedCalendar = z.infer<typeof answerSchema>

export type CalendarParser = {
  parse: (file: string, window: Window) => Promise<ParsedCalendar>
  close: () => Promise<void>
}

/**
 * Reads calendar files in a thread of its own, one after another: a rule that was made to run for years takes this
 * thread with it and nothing else. The thread is started when it is needed.
 * @param timeLimit milliseconds for a file
 */
export function createCalendarParser(timeLimit = patience): CalendarParser {
  let worker: Worker | null = null
  let line: Promise<unknown> = Promise.resolve()

  async function end(): Promise<void> {
    const ended = worker
    worker = null
    await ended?.terminate()
  }

  async function start(): Promise<Worker> {
    const started = new Worker(source, {
      eval: true,
      stdout: true,
      stderr: true,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    })
    // `once` rejects by it while an answer is awaited; a thread that is ended may report one later.
    started.on('error', () => undefined)
    worker = started
    await answerOf(started, startLimit)
    // Between two files it does not keep the process alive.
    started.unref()
    return started
  }

  async function ask(file: string, window: Window): Promise<ParsedCalendar> {
    try {
      const asked = worker ?? (await start())
      const answer = answerOf(asked, timeLimit)
      asked.postMessage({ file, window })
      return answerSchema.parse(await answer)
    } catch (err) {
      void end()
      if (err instanceof TooSlow) return { outcome: 'failed', problem: 'tooSlow' }
      log.warn({ err }, 'a calendar file ended the thread that read it')
      return { outcome: 'failed', problem: 'notACalendar' }
    }
  }

  return {
    parse(file, window) {
      const answer = line.then(() => ask(file, window))
      line = answer
      return answer
    },
    async close() {
      await line
      await end()
    },
  }
}

class TooSlow extends Error {}

/** The next message of a thread. Throws if it ends before, or after some milliseconds. */
async function answerOf(worker: Worker, timeLimit: number): Promise<unknown> {
  const settled = new AbortController()
  const { signal } = settled
  try {
    return await Promise.race([
      once(worker, 'message', { signal }).then(([answer]: unknown[]) => answer),
      once(worker, 'exit', { signal }).then(() => Promise.reject(new Error('The thread ended'))),
      wait(timeLimit, null, { signal }).then(() => Promise.reject(new TooSlow())),
    ])
  } finally {
    settled.abort()
  }
}
