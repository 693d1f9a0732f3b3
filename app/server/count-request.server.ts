import type { ServerResponse } from 'node:http'
import { addStatus, metrics } from '~/platform/metrics/metrics.server'
import type { ReadyPage } from '~/platform/page-cache/page-types'
import { describeRoute } from '~/routing/describe-route'

const countsOfPages = new WeakMap<ReadyPage, number[]>()

/** Counts an answer from memory. The route of a page is looked up once. */
export function countHit(page: ReadyPage, url: string, status: number): void {
  let counts = countsOfPages.get(page)
  if (!counts) {
    counts = metrics.requestsOf(describeRoute(url.split('?', 1)[0] ?? '').route)
    countsOfPages.set(page, counts)
  }
  addStatus(counts, status)
}

/** Counts an answer when it has been sent, under the name of its route or of the kind of file. */
export function countWhenSent(response: ServerResponse, route: string): void {
  response.once('finish', () => addStatus(metrics.requestsOf(route), response.statusCode))
}

/** The name under which an address is counted. */
export function routeLabel(path: string): string {
  return path.startsWith('/assets/') ? 'asset' : describeRoute(path).route
}
