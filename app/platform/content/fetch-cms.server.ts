import { env } from '~/platform/env/env.server'
import { log } from '~/platform/log/log.server'
import { currentRequestId } from '~/platform/log/request-scope.server'
import { metrics } from '~/platform/metrics/metrics.server'
import { singleton } from '~/platform/process/singleton.server'
import { Unreachable } from '~/platform/process/unreachable'
import { seconds } from '~/platform/units/duration'
import { createReachability } from './reachability.server'

/** Name of the CMS in `Unreachable` errors. */
export const cmsTarget = 'cms'

/** Statuses of a proxy whose CMS is down, and of the CMS itself while it starts or stops. */
const downStatuses = new Set([502, 503, 504])

/** Tracks whether the CMS answers; one per process. */
function reachability() {
  return singleton('cms-reachability', () => {
    const address = `${env.CMS_URL}/api/content-revision`
    const headers = { Authorization: `Bearer ${env.CMS_CONTENT_TOKEN}` }
    const created = createReachability({
      probe: async () => {
        const answer = await fetchCms(address, { headers, signal: AbortSignal.timeout(seconds(3)) })
        await answer.body?.cancel()
      },
    })
    created.onReturn(() => log.info('the CMS is reachable again'))
    return created
  })
}

/** Calls `listener` when the CMS is reachable again. Returns how to unregister. */
export function onCmsReturn(listener: () => void): () => void {
  return reachability().onReturn(listener)
}

/**
 * The only way to call the CMS: `fetch` that also tracks whether the CMS is reachable. Throws `Unreachable` if it is
 * not, and the error of `fetch` if the caller aborts.
 */
export async function fetchCms(address: string | URL, init: RequestInit): Promise<Response> {
  try {
    const answer = await timedFetch(address, init)
    if (!downStatuses.has(answer.status)) {
      reachability().noteAnswer()
      return answer
    }
    await answer.body?.cancel()
    throw new Error(`The CMS answered ${answer.status}`)
  } catch (error) {
    if (isAbortedByCaller(init.signal)) throw error
    reachability().noteFailure()
    const reason = error instanceof Error ? error.message : 'unknown'
    throw new Unreachable(cmsTarget, `The CMS is unreachable (${reason})`, { cause: error })
  }
}

/** `fetch` whose time counts in the metrics, under the part of the path that names a content type and no entry. */
async function timedFetch(address: string | URL, init: RequestInit): Promise<Response> {
  const resource = /\/api\/([a-z-]+)/.exec(String(address))?.[1] ?? 'other'
  const noteTime = metrics.cmsSeconds.startTimer({ resource })
  let status = 'none'
  try {
    const answer = await fetch(address, { ...init, headers: withRequestId(init.headers) })
    status = `${Math.floor(answer.status / 100)}xx`
    return answer
  } finally {
    noteTime({ status })
  }
}

/** Lines of the CMS's log name the request of the visitor, too. */
function withRequestId(headers: HeadersInit | undefined): Headers {
  const all = new Headers(headers)
  const requestId = currentRequestId()
  if (requestId) all.set('X-Request-Id', requestId)
  return all
}

/** The caller aborted, which says nothing about the CMS. A timeout does. */
function isAbortedByCaller(signal: AbortSignal | null | undefined): boolean {
  if (!signal?.aborted) return false
  return !(signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError')
}
