import cluster from 'node:cluster'
import * as z from 'zod'
import { log } from '~/platform/log/log.server'
import { singleton } from './singleton.server'

const messageSchema = z.object({ channel: z.string(), body: z.unknown() })

const receivers = singleton('worker-channels', () => {
  const byChannel = new Map<string, (body: unknown) => void>()
  if (cluster.isWorker) {
    process.on('message', (message) => {
      const parsed = messageSchema.safeParse(message)
      if (parsed.success) byChannel.get(parsed.data.channel)?.(parsed.data.body)
    })
  }
  return byChannel
})

/**
 * Opens a channel between the web workers of this machine; `scripts/lib/web-workers.js` passes messages on. Returns how
 * to send JSON to all others, which does nothing in a single process. A message may be lost when a worker ends or has
 * not opened the channel yet.
 */
export function openWorkerChannel(
  channel: string,
  receive: (body: unknown) => void,
): (body: unknown) => void {
  receivers.set(channel, receive)
  return (body) => {
    if (!cluster.isWorker) return
    process.send?.({ channel, body }, undefined, undefined, (err) => {
      if (err) log.warn({ err, channel }, 'message to the other web workers failed')
    })
  }
}
