import { bentostore } from 'bentocache'
import { memoryDriver } from 'bentocache/drivers/memory'
import { pageDiskOf, type PageDisk } from './page-disk.server'

/** The bus needs a level in memory; the ready pages above it make a large one pointless. */
const pagesInMemory = 50

/**
 * Keeps pages in Redis, where several web processes share them and hear of each other's changes.
 * Needs the package `ioredis`. While Redis is away, pages live in the memory of each process.
 */
export async function createSharedPages(redisUrl: string, fingerprint: string): Promise<PageDisk> {
  const { redisBusDriver, redisDriver } = await import('bentocache/drivers/redis')
  const connection = connectionOf(redisUrl)
  const pages = bentostore({ prefix: `ceiba:${fingerprint}` })
    .useL1Layer(memoryDriver({ maxItems: pagesInMemory }))
    .useL2Layer(redisDriver({ connection }))
    .useBus(redisBusDriver({ connection }))
  return pageDiskOf(pages)
}

/** `rediss://user:password@host:6379/2` in the parts that the driver wants. */
export function connectionOf(redisUrl: string) {
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
