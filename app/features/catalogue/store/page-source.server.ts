import { log } from '~/platform/log/log.server'
import { createBundledThread } from '~/platform/process/bundled-thread.server'
import { runInSlices } from '~/platform/process/run-in-slices.server'
import { seconds } from '~/platform/units/duration'
import type * as tasks from './prepare-rentals'
import { createPageReader, type PreparedEntry } from './prepare-rentals'
import script from './prepare-rentals?bundled'

/** Reads pages of rentals one after the other, as `createPageReader` does, with time for others meanwhile. */
export type PageSource = {
  readPage: (json: string | ArrayBuffer) => Promise<{ next: string | null } | null>
  prepareRentals: () => Promise<PreparedEntry[]>
  close: () => Promise<void>
}

type Tasks = typeof tasks

const timeLimit = seconds(30)

/** Reads pages in this thread, in slices. */
export function readPagesHere(): PageSource {
  const reader = createPageReader()
  return {
    readPage: async (json) => reader.readPage(json),
    prepareRentals: () => runInSlices(reader.prepareRentals()),
    close: () => Promise.resolve(),
  }
}

/**
 * Reads pages in a thread of its own, which runs until `close`; what is under way then rejects. What fails there is
 * done in this thread.
 */
export function readPagesInThread(): PageSource {
  const thread = createBundledThread({ script, timeLimit })
  const here = readPagesHere()
  let isClosed = false
  let hasFailed = false
  let lastPage: string | ArrayBuffer = ''

  async function ask<Task extends 'readPage' | 'prepareRentals'>(
    task: Task,
    input: Parameters<Tasks[Task]>,
    orHere: () => Promise<ReturnType<Tasks[Task]>>,
  ): Promise<ReturnType<Tasks[Task]>> {
    if (hasFailed) return orHere()
    try {
      return (await thread.ask(task, ...input)) as ReturnType<Tasks[Task]>
    } catch (err) {
      if (isClosed) throw err
      hasFailed = true
      log.warn({ err }, 'the thread that reads rentals failed')
      return orHere()
    }
  }

  return {
    readPage(json) {
      lastPage = json
      return ask('readPage', [json], () => here.readPage(json))
    },
    prepareRentals: () =>
      ask('prepareRentals', [], async () => {
        await here.readPage(lastPage)
        return here.prepareRentals()
      }),
    close() {
      isClosed = true
      return thread.close()
    },
  }
}
