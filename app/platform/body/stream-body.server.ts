import type { IncomingMessage } from 'node:http'
import { kilobytes } from '~/platform/units/size'

const held = kilobytes(256)

/** What reading a body fails with once it exceeds its limit. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

export type StreamedBody = {
  stream: ReadableStream<Uint8Array>
  /** To be called once the answer is made: nothing of the body is read any more. */
  release: () => void
}

/**
 * The body of a request as it arrives, no faster than it is read, so that it never lies in memory whole.
 * Fails with `BodyTooLarge` as soon as it exceeds `limit` bytes, whatever length was announced.
 */
export function streamBody(request: IncomingMessage, limit: number): StreamedBody {
  let size = 0
  let isOver = false
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null

  function onData(chunk: Buffer): void {
    size += chunk.length
    if (size > limit) return fail(new BodyTooLarge())
    controller?.enqueue(chunk)
    if ((controller?.desiredSize ?? 0) <= 0) request.pause()
  }
  const onEnd = () => finish(() => controller?.close())
  const onClose = () => fail(new Error('The client went away.'))
  const fail = (error: Error) => finish(() => controller?.error(error))

  function finish(tell: () => void): void {
    if (isOver) return
    isOver = true
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
    { highWaterMark: held, size: (chunk) => chunk.byteLength },
  )
  return {
    stream,
    release: () => fail(new Error('The request is answered.')),
  }
}
