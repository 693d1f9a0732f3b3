import { bentostore } from 'bentocache'
import { memoryDriver } from 'bentocache/drivers/memory'
import { secondLevelStore, type SecondLevelStore } from './second-level-store.server'

/** Bentocache needs a first level for its bus. It can be small, since hot pages are kept in memory anyway. */
const pagesInMemory = 50

/**
 * Stores pages in Redis, shared by several web processes.
 * Needs the package `ioredis`. While Redis is unreachable, each process keeps pages in its own memory.
 */
export async function createRedisStore(
  redisUrl: string,
  fingerprint: string,
): Promise<SecondLevelStore> {
  const { redisBusDriver, redisDriver } = await import('bentocache/drivers/redis')
  const connection = redisConnection(redisUrl)
  const pages = bentostore({ prefix: `ceiba:${fingerprint}` })
    .useL1Layer(memoryDriver({ maxItems: pagesInMemory }))
    .useL2Layer(redisDriver({ connection }))
    .useBus(redisBusDriver({ connection }))
  return secondLevelStore(pages, { isShared: true })
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
  }
}
