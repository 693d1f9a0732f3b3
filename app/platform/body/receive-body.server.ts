import type { IncomingMessage } from 'node:http'
import { slowestUpload } from '~/platform/files/uploads/upload-limits'
import { seconds } from '~/platform/units/duration'
import { kilobytes } from '~/platform/units/size'
import { streamBody } from './stream-body.server'

export type BodyRules = {
  /** The largest body of a path, in bytes. */
  bodyLimit: (pathname: string) => number
  /** Whether a path accepts forms with files. Their bodies are streamed. */
  takesFiles: (pathname: string) => boolean
}

export type ReceivedBody = {
  content: Buffer | ReadableStream<Uint8Array> | null
  /** Call this when the response is ready. */
  release: () => void
}

/** A body without files is read into memory, up to this size. */
const maxBuffered = kilobytes(256)
/** Such a body is small, so a client that takes longer only blocks the connection. */
const maxReadTime = seconds(60)

/** The body of a Node request; null if it is too large. Throws if the client disconnects. */
export async function receiveBody(
  request: IncomingMessage,
  path: string,
  { bodyLimit, takesFiles }: BodyRules,
): Promise<ReceivedBody | null> {
  if (request.method !== 'POST' && request.method !== 'PUT') {
    return { content: null, release: () => {} }
  }
  if (takesFiles(path) && isMultipart(request)) {
    const { stream, release } = streamBody(request, bodyLimit(path), slowestUpload(bodyLimit(path)))
    return { content: stream, release }
  }
  const content = await readBody(request, Math.min(bodyLimit(path), maxBuffered))
  return content && { content, release: () => {} }
}

function isMultipart({ headers }: IncomingMessage): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
}

/** Null as soon as the body exceeds `limit` bytes, whatever the Content-Length. */
function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const timer = setTimeout(() => request.destroy(), maxReadTime)
    request.once('close', () => clearTimeout(timer))
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > limit) {
        request.removeAllListeners('data')
        resolve(null)
      } else {
        chunks.push(chunk)
      }
    })
    request.once('end', () => resolve(Buffer.concat(chunks)))
    request.once('error', reject)
    request.once('close', () => reject(new Error('The client disconnected')))
  })
}
