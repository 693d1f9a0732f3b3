import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { isPublicAddress } from '~/platform/http/public/is-public-address'
import type { Network } from '~/platform/http/public/request-public.server'
import { kilobytes } from '~/platform/units/size'

/** Loopback addresses: one that stands for the public internet in these tests, and one that must never be asked. */
export const [outside, inside] = ['127.0.0.2', '127.0.0.1']

/** Serves on a loopback address until the test ends, and notes what was asked. */
export async function serveOn(host: string, answer: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  }).listen(0, host)
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { asked, port }
}

/** A name server with one answer after the other; the last one stays. */
export function nameServer(...answers: (string | string[])[]) {
  const looked: string[] = []
  const rest = [...answers]
  const known: Network = {
    async resolve(host) {
      looked.push(host)
      const answer = rest.length > 1 ? rest.shift() : rest[0]
      return [answer ?? []].flat().map((address) => ({
        address,
        family: address.includes(':') ? 6 : 4,
      }))
    },
    isPublic: (address) => address === outside || isPublicAddress(address),
  }
  return { looked, known }
}

export const limits = { timeout: 5_000, maxBytes: kilobytes(64) }
export const calendar: RequestListener = (_, response) => response.end('BEGIN:VCALENDAR')
