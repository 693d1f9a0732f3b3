import { createHash, randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { BentoCache, bentostore, type BentoStore } from 'bentocache'
import { fileDriver } from 'bentocache/drivers/file'
import { log } from '~/platform/log/log.server'
import { openWorkerChannel } from '~/platform/process/worker-channel.server'
import { hours, minutes } from '~/platform/units/duration'
import { pageStorePolicy } from './cache-policy'
import { pruneOldBuilds } from './prune-old-builds.server'
import { pageFromRecord, pageToRecord } from './page-record'
import type { StoredPage } from './page-types'

/** Messages between the processes that share their pages. A sender does not receive its own messages. */
export type MessageBus = {
  send: (message: unknown) => Promise<void>
  receive: (handler: (message: unknown) => void) => void
}

/** Stores pages beyond the life of the process. A page that cannot be read or written counts as missing. */
export type SecondLevelStore = {
  find: (key: string) => Promise<StoredPage | null>
  save: (page: StoredPage) => Promise<void>
  remove: (key: string) => Promise<void>
  findState: (name: string) => Promise<unknown>
  saveState: (name: string, value: unknown) => Promise<void>
  close: () => Promise<void>
  /** Null unless several machines may share the store. */
  bus: MessageBus | null
}

/** Stores pages as files in `<folder>/<build fingerprint>`; another build never reads them. */
export async function createFileStore(
  folder: string,
  fingerprint: string,
): Promise<SecondLevelStore> {
  const directory = join(folder, fingerprint)
  await mkdir(directory, { recursive: true })
  await pruneOldBuilds(folder, fingerprint)
  const pages = bentostore().useL2Layer(fileDriver({ directory, pruneInterval: hours(12) }))
  return secondLevelStore(pages)
}

/** Wraps any store of bentocache. */
export function secondLevelStore(pages: BentoStore): SecondLevelStore {
  const cache = new BentoCache({
    default: 'pages',
    stores: { pages },
    ttl: pageStorePolicy.maxAge,
    suppressL2Errors: true,
    logger: log.child({}, { level: log.level === 'silent' ? 'silent' : 'error' }),
  })
  return {
    find: async (key) => pageFromRecord(await cache.get({ key: entryKey(key) })),
    save: async (page) => {
      await cache.set({ key: entryKey(page.key), value: pageToRecord(page) })
    },
    remove: async (key) => {
      await cache.delete({ key: entryKey(key) })
    },
    findState: (name) => cache.get({ key: `state:${name}` }),
    saveState: async (name, value) => {
      await cache.set({ key: `state:${name}`, value })
    },
    close: () => cache.disconnect(),
    bus: pages.entry.bus ? messageBus(cache) : null,
  }
}

const messagePrefix = 'message:'

/** Messages travel as short-lived cache entries: writing one makes bentocache tell the other processes its key. */
function messageBus(cache: BentoCache<{ pages: BentoStore }>): MessageBus {
  return {
    async send(message) {
      const key = messagePrefix + randomUUID()
      await cache.set({ key, value: message, ttl: minutes(1), grace: false })
    },
    receive(handler) {
      cache.on('bus:message:received', ({ message: { keys } }) => {
        for (const key of keys) {
          if (key.startsWith(messagePrefix)) void cache.get({ key }).then(handler)
        }
      })
    },
  }
}

/** The message bus between the web workers of this machine, for pages that each stores for itself. */
export function workerBus(): MessageBus {
  let handle: (message: unknown) => void = () => {}
  const send = openWorkerChannel('content-changes', (message) => handle(message))
  return {
    send: async (message) => send(message),
    receive(handler) {
      handle = handler
    },
  }
}

/** Page keys contain slashes and visitor input, which file names must not. The colon becomes a folder. */
function entryKey(key: string): string {
  const hash = createHash('sha256').update(key).digest('hex')
  return `page:${hash.slice(0, 2)}:${hash.slice(2, 40)}`
}
