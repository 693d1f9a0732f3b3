import type { IncomingMessage } from 'node:http'
import { kilobytes } from '~/platform/units/size'

const bufferedBytes = kilobytes(256)

/** The body exceeds its limit. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

export type StreamedBody = {
  stream: ReadableStream<Uint8Array>
  /** Call this when the response is ready: the body is not read any further. */
  release: () => void
}

/**
 * Streams the body of a request with back pressure, so that it is never in memory as a whole. Fails with `BodyTooLarge`
 * as soon as it exceeds `limit` bytes, whatever the Content-Length. After `maxTime` milliseconds the connection is cut.
 */
export function streamBody(request: IncomingMessage, limit: number, maxTime: number): StreamedBody {
  let size = 0
  let isOver = false
  const timer = setTimeout(() => request.destroy(), maxTime)
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null

  function onData(chunk: Buffer): void {
    size += chunk.length
    if (size > limit) return fail(new BodyTooLarge())
    controller?.enqueue(chunk)
    if ((controller?.desiredSize ?? 0) <= 0) request.pause()
  }
  const onEnd = () => finish(() => controller?.close())
  const onClose = () => fail(new Error('The client disconnected.'))
  const fail = (error: Error) => finish(() => controller?.error(error))

  function finish(tell: () => void): void {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    request.off('data', onData).off('end', onEnd).off('error', fail).off('close', onClose)
    request.pause()
    tell()
  }

  const stream = new ReadableStream<Uint8Array>(
    {
      start(ours) {
        controller = ours
        request.on('data', onData).once('end', onEnd).once('error', fail).once('close', onClose)
        request.pause()
      },
      pull: () => void request.resume(),
      cancel: () => finish(() => {}),
    },
    { highWaterMark: bufferedBytes, size: (chunk) => chunk.byteLength },
  )
  return {
    stream,
    release: () => fail(new Error('The response was sent.')),
  }
}
