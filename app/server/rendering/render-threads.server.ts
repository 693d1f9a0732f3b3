import type { ServerBuild } from '@remix-run/node'
import { join } from 'node:path'
import { Piscina } from 'piscina'
import { log } from '~/platform/log/log.server'
import { writePageMessage, type PageMessage } from './page-message'
import { renderDocument, type PreparedPage, type RenderedDocument } from './render-document'

type RenderThreads = {
  render: (page: PreparedPage) => Promise<RenderedDocument>
  /** Milliseconds for which they have been busy so far. */
  busyTime: () => number
  close: () => Promise<void>
}

type ThreadOptions = {
  build: Pick<ServerBuild, 'assets' | 'future'>
  /** Path of the script that a thread runs, of the same build. */
  script: string
  count: number
}

let threads: RenderThreads | null = null

/** Renders pages in threads from now on, so that React holds up nobody whose page is in memory. */
export function startRenderThreads(options: {
  build: ServerBuild
  buildFolder: string
  count: number
}): RenderThreads {
  const { build, buildFolder, count } = options
  threads = createRenderThreads({ build, script: join(buildFolder, 'render', 'index.js'), count })
  return threads
}

/** Renders in a thread if there are any, else here. Rejects with what a component throws outside every boundary. */
export function renderPreparedPage(page: PreparedPage): Promise<RenderedDocument> {
  return threads ? threads.render(page) : renderDocument(page)
}

/** Milliseconds for which the threads that render pages have been busy so far. */
export function renderThreadTime(): number {
  return threads?.busyTime() ?? 0
}

export function createRenderThreads({ build, script, count }: ThreadOptions): RenderThreads {
  const pool = new Piscina<PageMessage, string>({
    filename: script,
    workerData: { manifest: build.assets, future: build.future },
    minThreads: count,
    maxThreads: count,
    // A thread that waits for its next page by `Atomics` seems busy.
    atomics: 'disabled',
  })

  return {
    async render(page) {
      const message = await writePageMessage(page)
      try {
        return { html: await pool.run(message), errors: [] }
      } catch (err) {
        // What fails there fails here too, where its error is handled; a thread that ended is replaced.
        log.warn({ err }, 'a page that failed in its thread is rendered again')
        const serverHandoffStream = new Blob([message.payload]).stream()
        return renderDocument({ ...page, context: { ...page.context, serverHandoffStream } })
      }
    },
    busyTime: () =>
      pool.threads.reduce(
        (sum, { performance }) => sum + performance.eventLoopUtilization().active,
        0,
      ),
    async close() {
      threads = null
      await pool.destroy()
    },
  }
}
