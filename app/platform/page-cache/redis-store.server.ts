import { bentostore } from 'bentocache'
import { seconds } from '~/platform/units/duration'
import { secondLevelStore, type SecondLevelStore } from './second-level-store.server'

/** How long a visitor waits for Redis; then it is not asked for some time. */
const patience = seconds(2)
const restAfterFailure = seconds(5)

/**
 * Stores pages in Redis, shared by several web processes. Needs the package `ioredis`. While Redis is unreachable or
 * does not answer, each process keeps pages in its own memory.
 */
export async function createRedisStore(
  redisUrl: string,
  fingerprint: string,
): Promise<SecondLevelStore> {
  const { Redis } = await import('ioredis')
  const { redisDriver } = await import('bentocache/drivers/redis')
  const connection = new Redis(redisConnection(redisUrl))
  // It connects again by itself, and the cache logs what fails meanwhile.
  connection.on('error', () => {})
  const pages = bentostore({ prefix: `ceiba:${fingerprint}` }).useL2Layer(
    redisDriver({ connection }),
  )
  return secondLevelStore(pages, { isShared: true, restAfterFailure })
}

/** `rediss://user:password@host:6379/2` as the options that the driver expects. */
export function redisConnection(redisUrl: string) {
  const url = new URL(redisUrl)
  return {
    host: url.hostname,
    port: Number(url.port || 6379),
    ...(url.username ? { username: decodeURIComponent(url.username) } : {}),
    ...(url.password ? { password: decodeURIComponent(url.password) } : {}),
    db: Number(url.pathname.slice(1) || 0),
    ...(url.protocol === 'rediss:' ? { tls: {} } : {}),
    maxRetriesPerRequest: 1,
    connectTimeout: patience,
    commandTimeout: patience,
  }
}
