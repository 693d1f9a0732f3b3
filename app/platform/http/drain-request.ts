import type { IncomingMessage } from 'node:http'
import { seconds } from '~/platform/units/duration'
import { megabytes } from '~/platform/units/size'

const patience = seconds(2)
const most = megabytes(16)

/**
 * Throws away what a client still sends to a request that is answered already: closing the connection on
 * it would take the answer away too. It ends after two seconds or 16 MB, whichever is first.
 */
export function drainRequest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return
  let size = 0
  const end = () => void request.destroy()
  const timer = setTimeout(end, patience)
  request.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > most) end()
  })
  request.on('error', () => {})
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer))
  request.resume()
}
