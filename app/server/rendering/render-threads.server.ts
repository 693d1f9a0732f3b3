import { text } from 'node:stream/consumers'
import { Piscina } from 'piscina'
import { log } from '~/platform/log/log.server'
import { seconds } from '~/platform/units/duration'
import { streamOf, writePageMessage, type PageMessage, type SharedParts } from './page-message'
import type { DocumentRenderer } from './render-document'

/** Threads are no longer used after this many failures in a row of pages that the main thread can render. */
const maxFaults = 3

/** The data that a thread gets when it starts. */
export type ThreadData = Omit<SharedParts, 'routeModules'> & { clientFolder: string }

export type Rendering = {
  render: DocumentRenderer
  /** Milliseconds for which threads have been busy with it so far. */
  threadTime: () => number
  close: () => Promise<void>
}

type ThreadOptions = {
  data: ThreadData
  /** Path of what a thread runs: `render-thread.ts` as it was built. */
  script: string
  count: number
  /** Renders what a thread could not. */
  renderHere: DocumentRenderer
  /** Milliseconds; a thread that takes longer for a page is ended. */
  timeLimit?: number
}

/**
 * Renders documents in threads. The pool replaces a thread that ends. After three failures in a row, e.g. because the
 * files of the build are gone, the main thread renders all pages.
 */
export function createRenderThreads(options: ThreadOptions): Rendering {
  const { data, script, count, renderHere, timeLimit = seconds(15) } = options
  const pool = new Piscina<PageMessage, string>({
    filename: script,
    name: 'renderSentPage',
    workerData: data,
    minThreads: count,
    maxThreads: count,
    // A thread that waits for its next page by `Atomics` seems busy.
    atomics: 'disabled',
  })
  let faults = 0
  // Errors of a thread while it renders no page.
  pool.on('error', noteFault)

  function noteFault(err: unknown): void {
    faults++
    log.warn({ err, faults }, 'a thread that renders pages failed')
    if (faults !== maxFaults) return
    log.error('pages are rendered without threads until the next start')
    void pool.destroy()
  }

  async function renderInThread(message: PageMessage): Promise<string> {
    const html = await pool.run(message, { signal: AbortSignal.timeout(timeLimit) })
    faults = 0
    return html
  }

  return {
    async render(page) {
      const { staticHandlerContext, serverHandoffStream } = page.context
      const mayBeSent = faults < maxFaults && !staticHandlerContext.errors
      if (!mayBeSent || !serverHandoffStream) return renderHere(page)
      const payload = await text(serverHandoffStream)
      try {
        return { html: await renderInThread(writePageMessage(page, payload)), errors: [] }
      } catch (err) {
        const context = { ...page.context, serverHandoffStream: streamOf(payload) }
        const rendered = await renderHere({ ...page, context })
        // A page that fails here too has a fault of its own.
        if (rendered.errors.length === 0) noteFault(err)
        return rendered
      }
    },
    threadTime: () =>
      pool.threads.reduce(
        (sum, { performance }) => sum + performance.eventLoopUtilization().active,
        0,
      ),
    close: () => pool.destroy(),
  }
}
