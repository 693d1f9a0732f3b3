import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ReadyPage } from '~/platform/page-cache/page-types'
import { writePage } from '~/platform/page-cache/write-page.server'
import { keepQuery } from '~/routing/keep-query'

/** The query parameters of an address that are not part of its page key. */
function unknownTo({ key }: ReadyPage, search: string): URLSearchParams {
  const known = new URLSearchParams(key.slice(key.indexOf('?') + 1))
  const all = [...new URLSearchParams(search)]
  return new URLSearchParams(all.filter(([name, value]) => value !== '' && !known.has(name)))
}

/** Whether a stored page is a redirect. */
export function isRedirect({ status }: ReadyPage): boolean {
  return status === 301 || status === 302 || status === 308
}

/** The target of a stored redirect. */
export function locationOf(page: ReadyPage): string | undefined {
  return page.headers.find(([name]) => name.toLowerCase() === 'location')?.[1]
}

/**
 * Writes a stored redirect and adds the query parameters that are not part of its page key, e.g. those of a campaign. A
 * page is rendered and stored with the parameters of its key only.
 */
export function writeRedirect(
  request: IncomingMessage,
  response: ServerResponse,
  page: ReadyPage,
  search: string,
): void {
  const location = locationOf(page)
  const others = unknownTo(page, search)
  if (location === undefined || others.size === 0) return writePage(request, response, page)
  const headers = page.headLists.identity.flatMap((name, index, list) =>
    index % 2 === 0 && !/^(location|content-length|etag)$/i.test(name)
      ? [name, list[index + 1] ?? '']
      : [],
  )
  headers.push('Location', keepQuery(location, others), 'Content-Length', '0')
  response.writeHead(page.status, headers).end()
}
