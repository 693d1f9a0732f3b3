import { minutes, seconds } from '~/platform/units/duration'
import type { NewsItem } from './news-item'

/** On `window` when something of the inbox is new, or may have been missed. */
export const newsEvent = 'desk:news'

const kept = 'desk-news'
/** Milliseconds before a rejected stream is opened again; doubled up to `longest`. */
const waits = { first: seconds(5), longest: minutes(1) }

type FollowOptions = { path: string; onItems: (items: NewsItem[]) => void }

/**
 * Listens to what is new while the tab is in view, so that a browser with many tabs holds one connection. How far this
 * tab has read is kept, so that the next page goes on from there. Returns how to end it.
 */
export function followNews({ path, onItems }: FollowOptions): () => void {
  let source: EventSource | null = null
  let timer: number | undefined
  let failures = 0
  let isOver = false

  function open(): void {
    clearTimeout(timer)
    if (source || isOver || document.hidden) return
    const after = readCursor()
    const opened = new EventSource(after ? `${path}?after=${encodeURIComponent(after)}` : path)
    source = opened
    opened.addEventListener('news', ({ data, lastEventId }: MessageEvent<unknown>) => {
      failures = 0
      keepCursor(lastEventId)
      const items = parseItems(data)
      if (items.length > 0) onItems(items)
      window.dispatchEvent(new Event(newsEvent))
    })
    opened.addEventListener('end', () => {
      isOver = true
      close()
    })
    opened.addEventListener('error', () => {
      // Browsers do not reconnect by themselves after an error status.
      if (opened.readyState !== EventSource.CLOSED) return
      close()
      timer = window.setTimeout(open, Math.min(waits.first * 2 ** failures++, waits.longest))
    })
  }

  function close(): void {
    clearTimeout(timer)
    source?.close()
    source = null
  }

  const follow = () => (document.hidden ? close() : open())
  document.addEventListener('visibilitychange', follow)
  open()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    close()
  }
}

function parseItems(data: unknown): NewsItem[] {
  const parsed: unknown = typeof data === 'string' ? JSON.parse(data) : null
  return Array.isArray(parsed) ? parsed.filter(isItem) : []
}

function isItem(value: unknown): value is NewsItem {
  return typeof value === 'object' && value !== null && 'id' in value && 'reference' in value
}

function readCursor(): string | null {
  try {
    return sessionStorage.getItem(kept)
  } catch {
    return null
  }
}

function keepCursor(cursor: string): void {
  try {
    sessionStorage.setItem(kept, cursor)
  } catch {
    // Without storage the next page gets only what is new from then on.
  }
}
