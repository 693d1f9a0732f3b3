import type { IncomingMessage } from 'node:http'
import { seconds } from '~/platform/units/duration'

/** A body that is read whole is small; whoever takes longer over it only keeps the connection. */
const patience = seconds(60)

/**
 * Reads a request's body, counting. Null as soon as it exceeds `limit` bytes, whatever length was announced.
 * Throws when the client goes away meanwhile.
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const timer = setTimeout(() => request.destroy(), patience)
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
    request.once('close', () => reject(new Error('The client went away')))
  })
}
