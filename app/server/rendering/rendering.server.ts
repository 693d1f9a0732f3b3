import type { ServerBuild } from '@remix-run/node'
import { join } from 'node:path'
import { createRenderThreads, type Rendering } from './render-threads.server'
import {
  createDocumentRenderer,
  renderDocument,
  type PreparedPage,
  type RenderedDocument,
} from './render-document'

/** Without a build, as in development: Vite serves the style sheets. */
const ofSources: Rendering = {
  render: renderDocument,
  threadTime: () => 0,
  close: () => Promise.resolve(),
}

let rendering = ofSources

type RenderingOptions = {
  build: ServerBuild
  buildFolder: string
  /** The number of threads; with 0 the thread that answers requests renders, too. */
  threads: number
}

/** Renders documents with the files of a build from now on, in threads, so that React does not block the event loop. */
export function startRendering({ build, buildFolder, threads }: RenderingOptions): Rendering {
  const clientFolder = join(buildFolder, 'client')
  const renderHere = createDocumentRenderer(clientFolder)
  rendering =
    threads === 0
      ? { ...ofSources, render: renderHere }
      : createRenderThreads({
          data: { manifest: build.assets, future: build.future, clientFolder },
          script: join(buildFolder, 'render', 'index.js'),
          count: threads,
          renderHere,
        })
  return rendering
}

/** Renders a document. Rejects with what a component throws outside every boundary. */
export function renderPreparedPage(page: PreparedPage): Promise<RenderedDocument> {
  return rendering.render(page)
}
