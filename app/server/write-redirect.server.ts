import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ReadyPage } from '~/platform/page-cache/page-types'
import { writePage } from '~/platform/page-cache/write-page.server'
import { keepQuery } from '~/routing/keep-query'

/** The parameters of an address that its page was made without; the others it has had its say about. */
function unknownTo({ key }: ReadyPage, search: string): URLSearchParams {
  const known = new URLSearchParams(key.slice(key.indexOf('?') + 1))
  const asked = [...new URLSearchParams(search)]
  return new URLSearchParams(asked.filter(([name, value]) => value !== '' && !known.has(name)))
}

/** Whether a kept page sends its visitors elsewhere. */
export function isRedirect({ status }: ReadyPage): boolean {
  return status === 301 || status === 302 || status === 308
}

/** Where such a page sends them. */
export function locationOf(page: ReadyPage): string | undefined {
  return page.headers.find(([name]) => name.toLowerCase() === 'location')?.[1]
}

/**
 * Sends a visitor on with all of the address that its page does not know. A page is kept under the parameters that it
 * knows, and made without the others: those of a campaign, for one.
 */
export function writeRedirect(
  request: IncomingMessage,
  response: ServerResponse,
  page: ReadyPage,
  search: string,
): void {
  const location = locationOf(page)
  const asked = unknownTo(page, search)
  if (location === undefined || asked.size === 0) return writePage(request, response, page)
  const headers = page.headLists.identity.flatMap((name, index, list) =>
    index % 2 === 0 && !/^(location|content-length|etag)$/i.test(name)
      ? [name, list[index + 1] ?? '']
      : [],
  )
  headers.push('Location', keepQuery(location, asked), 'Content-Length', '0')
  response.writeHead(page.status, headers).end()
}
