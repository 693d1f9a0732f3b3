import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '~/platform/units/duration'
import { megabytes } from '~/platform/units/size'

/** A folder of photos sent by mistake still gets its answer; more is no mistake. */
const most = megabytes(48)
/** A phone needs that long for some megabytes; a program that trickles gets no more. */
const longest = seconds(20)
/** After this silence the answer goes out, in case the client waits for it. */
const longestSilence = seconds(2)
/** How long a client that still sends may take to read its answer before the connection closes. */
const readingTime = seconds(1)

/**
 * Throws away what a client still sends to a request that needs no more of it: closing the connection on it would
 * take the answer away too. Resolves when the body is over, or 48 MB, 20 seconds or a silence of 2 seconds are.
 */
export function drainRequest(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    let size = 0
    const deadline = setTimeout(finish, longest)
    const silence = setTimeout(finish, longestSilence)
    request.on('data', count).on('error', finish).once('end', finish).once('close', finish)
    request.resume()

    function count(chunk: Buffer): void {
      silence.refresh()
      size += chunk.length
      if (size > most) finish()
    }

    function finish(): void {
      clearTimeout(deadline)
      clearTimeout(silence)
      // Without a listener for it an error would end the process.
      request.off('data', count).off('end', finish).off('close', finish)
      request.pause()
      resolve()
    }
  })
}

/**
 * Sends the last of an answer whose head says how long it is and `Connection: close`. A client that is still sending
 * has a second to read it before the connection closes.
 */
export async function endAnswer(response: ServerResponse, body: Buffer | string): Promise<void> {
  if (response.req.complete || response.destroyed) return void response.end(body)
  response.write(body)
  await pause(readingTime, undefined, { ref: false })
  response.end()
}
