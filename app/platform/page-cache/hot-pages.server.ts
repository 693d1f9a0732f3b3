import { LRUCache } from 'lru-cache'
import { bodiesSize } from './page-bodies.server'
import type { ReadyPage } from './page-types'

/** The objects of a page beside its texts and bodies, roughly, in bytes. */
const overhead = 2000

export type HotPages = LRUCache<string, ReadyPage>

/** The pages in memory, bounded by bytes; the longest unused go first. */
export function createHotPages(mostBytes: number): HotPages {
  return new LRUCache({
    maxSize: mostBytes,
    sizeCalculation: sizeOf,
  })
}

/** Long addresses count towards the size, so they cannot fill the memory. */
function sizeOf({ key, tags, headers, bodies }: ReadyPage): number {
  const texts = [key, ...headers.flat(), ...tags].reduce((sum, text) => sum + text.length, 0)
  // The tags stand in a header, too.
  return bodiesSize(bodies) + 2 * texts + overhead
}
