import { LRUCache } from 'lru-cache'
import { bodiesSize } from './page-bodies.server'
import type { ReadyPage } from './page-types'

/** Rough size in bytes of a page object without its strings and bodies. */
const overhead = 2000

export type HotPages = LRUCache<string, ReadyPage>

/** The pages in memory, an LRU cache limited by bytes. */
export function createHotPages(maxBytes: number): HotPages {
  return new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
  })
}

/** Long addresses count towards the size, so they cannot fill the memory. */
function sizeOf({ key, tags, headers, bodies }: ReadyPage): number {
  const texts = [key, ...headers.flat(), ...tags].reduce((sum, text) => sum + text.length, 0)
  // Twice, since the header lists repeat most of it.
  return bodiesSize(bodies) + 2 * texts + overhead
}
