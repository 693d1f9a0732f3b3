import { env } from '~/platform/env/env.server'
import { openWorkerChannel } from '~/platform/process/worker-channel.server'
import type { MessageBus } from './message-bus'
import { createPostgresBus } from './postgres-bus.server'
import { createRedisBus } from './redis-bus.server'

/** The bus between the web processes of this site: Redis, else PostgreSQL, else the web workers of this machine. */
export async function openMessageBus(): Promise<MessageBus> {
  const { REDIS_URL, DATABASE_CLIENT, DATABASE_URL } = env
  if (REDIS_URL) return createRedisBus(REDIS_URL)
  if (DATABASE_CLIENT === 'postgres' && DATABASE_URL) return createPostgresBus(DATABASE_URL)
  return createWorkerBus()
}

/** The bus between the web workers of this machine. It is always connected. */
export function createWorkerBus(): MessageBus {
  let handle: (message: unknown) => void = () => {}
  const send = openWorkerChannel('content-changes', (message) => handle(message))
  return {
    send: async (message) => send(message),
    receive(handler) {
      handle = handler
    },
    onConnectionChange() {},
    async close() {},
  }
}
