import type { DeskNews } from '~content/desk'
import { log } from '~/platform/log/log.server'
import { seconds } from '~/platform/units/duration'
import { panelAddress } from '../area/panel-address.server'
import type { NewsCursor, NewsItem } from './news-item'

const every = seconds(3)

type News = { items: NewsItem[]; cursor: NewsCursor }
type Listener = (news: News) => void
type ReaderOptions = { read: () => Promise<DeskNews>; interval?: number }

/**
 * Asks the CMS every three seconds what is new, once for all open desks of this process and only while there is one.
 * Each process asks for itself, so that all nodes tell the same, also what staff change in the CMS's panel.
 */
export function createNewsReader({ read, interval = every }: ReaderOptions) {
  const listeners = new Set<Listener>()
  /** What was there at the last reading; null before the first. */
  let known: { items: Set<string>; latest: DeskNews } | null = null
  let timer: NodeJS.Timeout | null = null
  let reading: Promise<void> | null = null
  let isDown = false

  async function look(): Promise<void> {
    try {
      const latest = await read()
      const items = itemsOf(latest)
      const before = known
      known = { items: new Set(items.map(({ id }) => id)), latest }
      const fresh = before ? items.filter(({ id }) => !before.items.has(id)) : []
      if (fresh.length > 0) {
        const news = { items: fresh, cursor: cursorOf(latest) }
        for (const listener of listeners) listener(news)
      }
      isDown = false
    } catch (err) {
      if (!isDown) log.warn({ err }, 'news for the staff area could not be read, retrying')
      isDown = true
    }
  }

  const lookOnce = () => (reading ??= look().finally(() => (reading = null)))

  function follow(): void {
    timer = setTimeout(() => {
      void lookOnce().finally(() => {
        if (timer) follow()
      })
    }, interval)
    timer.unref()
  }

  return {
    /** Calls the listener with what is new from now on. Returns how to end that. */
    listen(listener: Listener): () => void {
      listeners.add(listener)
      if (!timer) follow()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0 || !timer) return
        clearTimeout(timer)
        timer = null
        // The next listener gets only later news, or what its cursor shows as missed.
        known = null
      }
    },

    /**
     * What came after a cursor, and where the news stand now. Without one nothing is new. Null while the CMS is away.
     */
    async since(cursor: NewsCursor | null): Promise<News | null> {
      if (!known) await lookOnce()
      if (!known) return null
      const { latest } = known
      const after = parseCursor(cursor)
      const items = after
        ? itemsOf({
            stays: latest.stays.filter(({ id }) => id > after.stay),
            leads: latest.leads.filter(({ id }) => id > after.lead),
          })
        : []
      return { items, cursor: cursorOf(latest) }
    },
  }
}

/** In the order in which they happened. */
function itemsOf({ stays, leads }: DeskNews): NewsItem[] {
  return [
    ...leads.map(({ id, documentId, reference, kind }) => ({
      id: `lead-${id}`,
      reference,
      what: 'lead' as const,
      section: null,
      kind,
      panel: panelAddress('api::lead.lead', documentId),
    })),
    ...stays.map(({ id, reference, what, section }) => ({
      id: `stay-${id}`,
      reference,
      what,
      section,
      kind: null,
      panel: null,
    })),
  ].reverse()
}

function cursorOf({ stays, leads }: DeskNews): NewsCursor {
  const highest = (rows: readonly { id: number }[]) => Math.max(0, ...rows.map(({ id }) => id))
  return `${highest(stays)}.${highest(leads)}`
}

function parseCursor(cursor: string | null): { stay: number; lead: number } | null {
  const [, stay, lead] = /^(\d{1,12})\.(\d{1,12})$/.exec(cursor ?? '') ?? []
  return stay && lead ? { stay: Number(stay), lead: Number(lead) } : null
}
