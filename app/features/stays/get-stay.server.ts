import type { Stay } from '~content/stay'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { notFound } from '~/platform/http/not-found.server'
import { createStayStore, type StayStore } from './stay-store.server'

/** The stay that a page of the staff is about. Throws 404 and 503 responses. */
export async function getStay(
  reference: string,
  store: Pick<StayStore, 'find'> = createStayStore(),
): Promise<Stay> {
  return throw503OnOutage('a stay could not be read', async () => {
    const stay = await store.find(reference)
    if (!stay) throw notFound()
    return stay
  })
}
