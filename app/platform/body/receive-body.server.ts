import type { IncomingMessage } from 'node:http'
import { readBody } from '~/platform/http/read-body.server'
import { streamBody } from '~/platform/body/stream-body.server'
import { kilobytes } from '~/platform/units/size'

export type BodyRules = {
  /** Largest body in bytes for a path. */
  bodyLimit: (pathname: string) => number
  /** Whether a path takes forms with files: their bodies are passed on as they come. */
  takesFiles: (pathname: string) => boolean
}

export type RequestBody = {
  content: Buffer | ReadableStream<Uint8Array> | null
  /** To be called when the request is answered. */
  release: () => void
}

/** A body without files never lies in memory beyond this. */
const readWhole = kilobytes(256)

/** What a request carries; null where it is too large. Throws when the client goes away meanwhile. */
export async function requestBody(
  request: IncomingMessage,
  path: string,
  { bodyLimit, takesFiles }: BodyRules,
): Promise<RequestBody | null> {
  if (request.method !== 'POST' && request.method !== 'PUT')
    return { content: null, release: () => {} }
  if (takesFiles(path) && isMultipart(request)) {
    const { stream, release } = streamBody(request, bodyLimit(path))
    return { content: stream, release }
  }
  const content = await readBody(request, Math.min(bodyLimit(path), readWhole))
  return content && { content, release: () => {} }
}

function isMultipart({ headers }: IncomingMessage): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
}
