import { log } from '~/platform/log/log.server'

/** A handler that logs why a page could not be rendered or stored, without the query of its key. */
export function logPageFailure(key: string): (err: unknown) => void {
  const [page] = key.split('?', 1)
  return (err) => log.error({ err, page }, 'page could not be rendered or stored')
}
