import { workerData } from 'node:worker_threads'
import { routeModules } from 'virtual:route-modules'
import { renderSentPage, type PageMessage, type SharedParts } from './page-message'

/*
 * A thread that renders pages. It is built on its own (`vite.render.config.ts`), without loaders and actions and what
 * these import, so that it takes little memory.
 */

const parts: Omit<SharedParts, 'routeModules'> = workerData

export default (message: PageMessage): Promise<string> =>
  renderSentPage(message, { ...parts, routeModules })
