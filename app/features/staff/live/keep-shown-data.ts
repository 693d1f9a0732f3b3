import type { ClientLoaderFunctionArgs } from '@remix-run/react'
import type { SerializeFrom } from '@remix-run/node'

/**
 * A client loader for a page that is read again while it is open. A reload that fails keeps what is shown, so that nothing
 * typed on the page is lost; a redirect is followed, since the session has ended then.
 */
export function keepShownData<Loader>() {
  let shown: SerializeFrom<Loader> | null = null
  const clientLoader = async ({ serverLoader }: ClientLoaderFunctionArgs) => {
    try {
      shown = await serverLoader<Loader>()
    } catch (err) {
      if (shown === null || err instanceof Response) throw err
    }
    return shown
  }
  clientLoader.hydrate = true as const
  return clientLoader
}
