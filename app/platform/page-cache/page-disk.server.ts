import { createHash, randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { BentoCache, bentostore, type BentoStore } from 'bentocache'
import { fileDriver } from 'bentocache/drivers/file'
import { log } from '~/platform/log/log.server'
import { days, hours, minutes } from '~/platform/units/duration'
import { pruneOldBuilds } from './prune-old-builds.server'
import { pageFromRecord, pageToRecord } from './page-record'
import type { StoredPage } from './page-types'

/** A page that was not asked for in this time is forgotten. */
export const longestKept = days(30)

/** A line between the processes that share their pages. What is sent is not received by the sender. */
export type SharedLine = {
  send: (message: unknown) => Promise<void>
  receive: (handler: (message: unknown) => void) => void
}

/** Where pages outlive the process. A page that cannot be read or written counts as not there. */
export type PageDisk = {
  find: (key: string) => Promise<StoredPage | null>
  save: (page: StoredPage) => Promise<void>
  remove: (key: string) => Promise<void>
  findState: (name: string) => Promise<unknown>
  saveState: (name: string, value: unknown) => Promise<void>
  close: () => Promise<void>
  /** Where several processes keep their pages in one place. */
  line: SharedLine | null
}

/** Stores pages as files in `<folder>/<build fingerprint>`; another build never reads them. */
export async function createPageDisk(folder: string, fingerprint: string): Promise<PageDisk> {
  const directory = join(folder, fingerprint)
  await mkdir(directory, { recursive: true })
  await pruneOldBuilds(folder, fingerprint)
  const pages = bentostore().useL2Layer(fileDriver({ directory, pruneInterval: hours(12) }))
  return pageDiskOf(pages)
}

/** The same over any store of bentocache. */
export function pageDiskOf(pages: BentoStore): PageDisk {
  const cache = new BentoCache({
    default: 'pages',
    stores: { pages },
    ttl: longestKept,
    suppressL2Errors: true,
    logger: log.child({}, { level: log.level === 'silent' ? 'silent' : 'error' }),
  })
  return {
    find: async (key) => pageFromRecord(await cache.get({ key: nameOf(key) })),
    save: async (page) => {
      await cache.set({ key: nameOf(page.key), value: pageToRecord(page) })
    },
    remove: async (key) => {
      await cache.delete({ key: nameOf(key) })
    },
    findState: (name) => cache.get({ key: `state:${name}` }),
    saveState: async (name, value) => {
      await cache.set({ key: `state:${name}`, value })
    },
    close: () => cache.disconnect(),
    line: pages.entry.bus ? sharedLineOf(cache) : null,
  }
}

const messagePrefix = 'message:'

/**
 * Messages travel as short-lived entries: writing one makes the bus tell the other processes its key.
 */
function sharedLineOf(cache: BentoCache<{ pages: BentoStore }>): SharedLine {
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

/** Keys hold slashes and visitors' words; names of files do not. The colon makes a folder. */
function nameOf(key: string): string {
  const hash = createHash('sha256').update(key).digest('hex')
  return `page:${hash.slice(0, 2)}:${hash.slice(2, 40)}`
}
