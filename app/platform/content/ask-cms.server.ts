import { env } from '~/platform/env/env.server'
import { log } from '~/platform/log/log.server'
import { singleton } from '~/platform/process/singleton.server'
import { Unreachable } from '~/platform/process/unreachable'
import { seconds } from '~/platform/units/duration'
import { createReachability } from './reachability.server'

/** What waits for the CMS names it like that. */
export const cmsTarget = 'cms'

/** A proxy answers so for a CMS that is down, and the CMS itself while it starts or stops. */
const silentStatus = new Set([502, 503, 504])

/** Whether the CMS answers, for all who ask it in this process. */
function reachability() {
  return singleton('cms-reachability', () => {
    const address = `${env.CMS_URL}/api/content-revision`
    const headers = { Authorization: `Bearer ${env.CMS_CONTENT_TOKEN}` }
    const created = createReachability({
      probe: async () => {
        const answer = await askCms(address, { headers, signal: AbortSignal.timeout(seconds(3)) })
        await answer.body?.cancel()
      },
    })
    created.onReturn(() => log.info('the CMS answers again'))
    return created
  })
}

/** `listener` is called when the CMS answers after it could not be reached. Returns how to stop. */
export function onCmsReturn(listener: () => void): () => void {
  return reachability().onReturn(listener)
}

/**
 * The one way to ask the CMS: `fetch`, which also notes whether it answers. Throws `Unreachable` where it does
 * not, and what `fetch` throws where the caller itself gives up.
 */
export async function askCms(address: string | URL, init: RequestInit): Promise<Response> {
  try {
    const answer = await fetch(address, init)
    if (!silentStatus.has(answer.status)) {
      reachability().noteAnswer()
      return answer
    }
    await answer.body?.cancel()
    throw new Error(`The CMS answered ${answer.status}`)
  } catch (error) {
    if (isGivenUp(init.signal)) throw error
    reachability().noteSilence()
    const reason = error instanceof Error ? error.message : 'unknown'
    throw new Unreachable(cmsTarget, `The CMS cannot be reached (${reason})`, { cause: error })
  }
}

/** The caller wants no answer any more, which says nothing about the CMS; running out of time does. */
function isGivenUp(signal: AbortSignal | null | undefined): boolean {
  if (!signal?.aborted) return false
  return !(signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError')
}
