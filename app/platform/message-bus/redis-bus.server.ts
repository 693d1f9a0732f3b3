import { log } from '~/platform/log/log.server'
import { redisConnection } from '~/platform/page-cache/redis-store.server'
import { seconds } from '~/platform/units/duration'
import type { MessageBus } from './message-bus'
import { createMessageHandlers } from './message-handlers'

const maxWait = seconds(1)
const heartbeatEvery = seconds(5)

/** Sends messages by Redis, with one connection to send and one to listen. Needs the package `ioredis`. */
export async function createRedisBus(redisUrl: string): Promise<MessageBus> {
  const { Redis } = await import('ioredis')
  const handlers = createMessageHandlers()
  const connection = redisConnection(redisUrl)
  // Messages of Redis reach all of its databases.
  const channel = `ceiba:${connection.db}:messages`
  const sender = new Redis({
    ...connection,
    // A message that cannot be sent now is lost: those who miss it poll.
    enableOfflineQueue: false,
    retryStrategy: (times) => Math.min(times * 100, maxWait),
  })
  const listener = sender.duplicate({ enableOfflineQueue: true, autoResubscribe: false })
  for (const redis of [sender, listener]) redis.on('error', () => {})
  listener.on('message', (_, text: string) => handlers.take(text))
  listener.on('ready', () => {
    listener.subscribe(channel).then(
      () => handlers.setConnected(true),
      (err: unknown) => log.warn({ err }, 'message bus: subscribing to Redis failed'),
    )
  })
  listener.on('close', () => {
    if (handlers.isConnected()) log.warn('message bus: connection to Redis lost')
    handlers.setConnected(false)
  })

  /** A server that vanished without a word is noticed by its silence: then the ping exceeds `commandTimeout`. */
  const heartbeat = setInterval(() => {
    for (const redis of [sender, listener]) {
      if (redis.status !== 'ready') continue
      redis.ping().catch(() => redis.status === 'ready' && redis.disconnect(true))
    }
  }, heartbeatEvery)
  heartbeat.unref()

  return {
    async send(message) {
      await sender.publish(channel, handlers.wrap(message))
    },
    receive: handlers.receive,
    onConnectionChange: handlers.onConnectionChange,
    async close() {
      clearInterval(heartbeat)
      sender.disconnect()
      listener.disconnect()
    },
  }
}
