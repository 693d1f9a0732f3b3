import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { BentoCache, bentostore, type BentoStore } from 'bentocache'
import { fileDriver } from 'bentocache/drivers/file'
import { log } from '~/platform/log/log.server'
import { hours } from '~/platform/units/duration'
import { pageStorePolicy } from './cache-policy'
import { pruneOldBuilds } from './prune-old-builds.server'
import { pageFromRecord, pageToRecord } from './page-record'
import type { StoredPage } from './page-types'

/** Stores pages beyond the life of the process. A page that cannot be read or written counts as missing. */
export type SecondLevelStore = {
  /** Whether other machines store their pages there, too. */
  isShared: boolean
  find: (key: string) => Promise<StoredPage | null>
  /** `keepFor` in milliseconds; as long as pages are kept at most if it is missing. */
  save: (page: StoredPage, keepFor?: number) => Promise<void>
  remove: (key: string) => Promise<void>
  findState: (name: string) => Promise<unknown>
  saveState: (name: string, value: unknown) => Promise<void>
  close: () => Promise<void>
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
  return secondLevelStore(pages, { isShared: false })
}

type StoreOptions = Pick<SecondLevelStore, 'isShared'> & {
  /** Milliseconds for which a store that failed is not asked. */
  restAfterFailure?: number
}

/** Wraps any store of bentocache. */
export function secondLevelStore(
  pages: BentoStore,
  { isShared, restAfterFailure }: StoreOptions,
): SecondLevelStore {
  const cache = new BentoCache({
    default: 'pages',
    stores: { pages },
    ttl: pageStorePolicy.maxAge,
    suppressL2Errors: true,
    ...(restAfterFailure && { l2CircuitBreakerDuration: restAfterFailure }),
    logger: log.child({}, { level: log.level === 'silent' ? 'silent' : 'error' }),
  })
  return {
    isShared,
    find: async (key) => pageFromRecord(await cache.get({ key: entryKey(key) })),
    save: async (page, keepFor = pageStorePolicy.maxAge) => {
      await cache.set({ key: entryKey(page.key), value: pageToRecord(page), ttl: keepFor })
    },
    remove: async (key) => {
      await cache.delete({ key: entryKey(key) })
    },
    findState: (name) => cache.get({ key: `state:${name}` }),
    saveState: async (name, value) => {
      await cache.set({ key: `state:${name}`, value })
    },
    close: () => cache.disconnect(),
  }
}

/** Page keys contain slashes and visitor input, which file names must not. The colon becomes a folder. */
function entryKey(key: string): string {
  const hash = createHash('sha256').update(key).digest('hex')
  return `page:${hash.slice(0, 2)}:${hash.slice(2, 40)}`
}
