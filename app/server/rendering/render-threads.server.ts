import { text } from 'node:stream/consumers'
import { Piscina } from 'piscina'
import { log } from '~/platform/log/log.server'
import { streamOf, writePageMessage, type PageMessage, type SharedParts } from './page-message'
import type { DocumentRenderer } from './render-document'

/** What a thread is told when it starts. */
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
}

/** Renders documents in threads. */
export function createRenderThreads(options: ThreadOptions): Rendering {
  const { data, script, count, renderHere } = options
  const pool = new Piscina<PageMessage, string>({
    filename: script,
    name: 'renderSentPage',
    workerData: data,
    minThreads: count,
    maxThreads: count,
    // A thread that waits for its next page by `Atomics` seems busy.
    atomics: 'disabled',
  })

  return {
    async render(page) {
      const { staticHandlerContext, serverHandoffStream } = page.context
      if (staticHandlerContext.errors || !serverHandoffStream) return renderHere(page)
      const payload = await text(serverHandoffStream)
      try {
        return { html: await pool.run(writePageMessage(page, payload)), errors: [] }
      } catch (err) {
        // What fails there fails here too, where its error is handled; a thread that ended is replaced.
        log.warn({ err }, 'a page that failed in its thread is rendered again')
        const context = { ...page.context, serverHandoffStream: streamOf(payload) }
        return renderHere({ ...page, context })
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
