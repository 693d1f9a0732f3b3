import type { ClientLoaderFunctionArgs } from '@remix-run/react'

/**
 * A client loader for a page that is read again while it is open. A reload that fails keeps what is shown, so that
 * nothing typed on the page is lost; a redirect is followed, since the session has ended then.
 */
export function keepShownData() {
  let shown: unknown
  const clientLoader = async ({ serverLoader }: ClientLoaderFunctionArgs) => {
    try {
      shown = await serverLoader()
    } catch (err) {
      if (shown === undefined || err instanceof Response) throw err
    }
    return shown
  }
  clientLoader.hydrate = true as const
  return clientLoader
}
