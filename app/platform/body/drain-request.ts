import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '~/platform/units/duration'
import { megabytes } from '~/platform/units/size'

/** Enough for a folder of photos that was sent by mistake. */
const maxBytes = megabytes(48)
/** A phone needs this long for some megabytes. */
const maxTime = seconds(20)
/** After this silence the response is sent, in case the client waits for it. */
const maxSilence = seconds(2)
/** Time for a client that is still sending to read the response before the connection is closed. */
const readingTime = seconds(1)

/**
 * Discards the rest of a request body. Closing the connection while the client sends would lose the response. Resolves
 * when the body ends, or after 48 MB, 20 seconds, or 2 seconds of silence.
 */
export function drainRequest(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    let size = 0
    const deadline = setTimeout(finish, maxTime)
    const silence = setTimeout(finish, maxSilence)
    request.on('data', count).on('error', finish).once('end', finish).once('close', finish)
    request.resume()

    function count(chunk: Buffer): void {
      silence.refresh()
      size += chunk.length
      if (size > maxBytes) finish()
    }

    function finish(): void {
      clearTimeout(deadline)
      clearTimeout(silence)
      // The 'error' listener stays: an unhandled error would end the process.
      request.off('data', count).off('end', finish).off('close', finish)
      request.pause()
      resolve()
    }
  })
}

/**
 * Sends the body of a response whose headers contain Content-Length and `Connection: close`. A client that is still
 * sending gets a second to read it before the connection is closed.
 */
export async function endAnswer(response: ServerResponse, body: Buffer | string): Promise<void> {
  if (response.req.complete || response.destroyed) return void response.end(body)
  response.write(body)
  await pause(readingTime, undefined, { ref: false })
  response.end()
}
