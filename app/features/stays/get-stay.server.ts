import type { Stay } from '~content/stay'
import { unavailableResponse } from '~/platform/content/content-unavailable.server'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { notFound } from '~/platform/http/not-found.server'
import { log } from '~/platform/log/log.server'
import { createStayStore, type StayStore } from './stay-store.server'

/** The stay that a page of the staff is about. Throws 404 and 503 responses. */
export async function getStay(
  reference: string,
  store: Pick<StayStore, 'find'> = createStayStore(),
): Promise<Stay> {
  try {
    const stay = await store.find(reference)
    if (!stay) throw notFound()
    return stay
  } catch (err) {
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err }, 'a stay could not be read')
    throw unavailableResponse()
  }
}
