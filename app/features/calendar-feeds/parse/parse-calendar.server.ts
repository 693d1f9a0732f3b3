import * as z from 'zod'
import { calendarRangeSchema } from '~content/calendar-feed'
import { log } from '~/platform/log/log.server'
import { createBundledThread, ThreadTooSlow } from '~/platform/process/bundled-thread.server'
import { seconds } from '~/platform/units/duration'
import reader from './read-calendar?bundled'
import type { Window } from './read-calendar'

const patience = seconds(5)

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
 * thread with it and nothing else.
 * @param timeLimit milliseconds for a file
 */
export function createCalendarParser(timeLimit = patience): CalendarParser {
  const thread = createBundledThread({ script: reader, timeLimit })
  let line: Promise<unknown> = Promise.resolve()

  async function ask(file: string, window: Window): Promise<ParsedCalendar> {
    try {
      return answerSchema.parse(await thread.ask('readCalendar', file, window))
    } catch (err) {
      if (err instanceof ThreadTooSlow) return { outcome: 'failed', problem: 'tooSlow' }
      log.warn({ err }, 'calendar file crashed the thread that parsed it')
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
      await thread.close()
    },
  }
}
