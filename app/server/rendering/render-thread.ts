import { workerData } from 'node:worker_threads'
import { routeModules } from 'virtual:route-modules'
import { createSentPageRenderer } from './page-message'
import { createDocumentRenderer } from './render-document'
import type { ThreadData } from './render-threads.server'

/*
 * A thread that renders pages. It is built on its own (`vite.render.config.ts`), without loaders and actions and what
 * these import, so that it takes little memory.
 */

// oxlint-disable-next-line typescript/no-unsafe-assignment -- as `createRenderThreads` gives it
const { clientFolder, ...parts }: ThreadData = workerData

/** The task of the pool. */
export const renderSentPage = createSentPageRenderer(
  { ...parts, routeModules },
  createDocumentRenderer(clientFolder),
)
