import { LRUCache } from 'lru-cache'
import { bodiesSize } from './page-bodies.server'
import type { ReadyPage } from './page-types'

/** Header lists, key and tags of a page, roughly, in bytes. */
const overhead = 6000

export type HotPages = LRUCache<string, ReadyPage>

/** The pages in memory, bounded by bytes; the longest unused go first. */
export function createHotPages(mostBytes: number): HotPages {
  return new LRUCache({
    maxSize: mostBytes,
    sizeCalculation: (page) => bodiesSize(page.bodies) + overhead,
  })
}
