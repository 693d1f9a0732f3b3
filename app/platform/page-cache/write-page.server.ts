import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from './choose-encoding'
import { decompressBodies } from './page-bodies.server'
import type { ReadyPage } from './page-types'

/** Writes a page as the response, or 304 if the client has it. Only a client that accepts no compression waits. */
export function writePage(
  request: IncomingMessage,
  response: ServerResponse,
  page: ReadyPage,
): void {
  const known = request.headers['if-none-match']
  if (known !== undefined && page.status === 200 && isKnown(known, page.etag)) {
    response.writeHead(304, page.notModifiedHeadList)
    response.end()
    return
  }
  const { bodies, headLists } = page
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const body =
    bodies.gzip === null
      ? bodies.identity
      : encoding === 'br'
        ? bodies.brotli
        : encoding === 'gzip'
          ? bodies.gzip
          : null
  if (request.method === 'HEAD') {
    response.writeHead(page.status, headLists[encoding])
    response.end()
  } else if (body !== null) {
    response.writeHead(page.status, headLists[encoding])
    response.end(body)
  } else {
    void writeDecompressed(response, page)
  }
}

async function writeDecompressed(response: ServerResponse, page: ReadyPage): Promise<void> {
  try {
    const body = await decompressBodies(page.bodies)
    response.writeHead(page.status, [
      ...page.headLists.identity,
      'Content-Length',
      String(body.length),
    ])
    response.end(body)
  } catch {
    response.destroy()
  }
}

function isKnown(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true
  // If-None-Match uses weak comparison, which ignores `W/`.
  const opaque = etag.slice(2)
  return header.includes(opaque)
}
