import type { IncomingMessage } from 'node:http'

/**
 * Reads a request's body, counting. Null as soon as it exceeds `limit` bytes, whatever length was announced.
 * Throws when the client goes away meanwhile.
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > limit) {
        request.removeAllListeners('data')
        request.resume()
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
