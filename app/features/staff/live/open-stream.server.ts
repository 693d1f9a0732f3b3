import { log } from '~/platform/log/log.server'
import { noStore } from '~/platform/page-cache/cache-policy'
import { seconds } from '~/platform/units/duration'
import type { createNewsReader } from './news-reader.server'
import type { NewsCursor } from './news-item'

const heartbeatEvery = seconds(20)
/** Messages that a slow browser may leave unread. */
const backlog = 50
/** Milliseconds after which a browser connects again by itself. */
const retryAfter = seconds(5)

export const eventStreamHeaders = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': noStore,
  // nginx passes each message on as it comes.
  'X-Accel-Buffering': 'no',
  'X-Robots-Tag': 'noindex, nofollow',
}

type StreamOptions = {
  reader: ReturnType<typeof createNewsReader>
  /** How far this desk has read; null for a desk that just begins. */
  after: NewsCursor | null
  /** Whether the account may still read the stream; called at each heartbeat. */
  mayGoOn: () => Promise<boolean>
  /** When one of these aborts, the stream ends. */
  signals: readonly AbortSignal[]
  onEnd: () => void
  heartbeat?: number
}

/**
 * A stream of server-sent events: `news` with new items, and `end` after which the desk must not connect again. The id
 * of an event is the cursor from which the desk goes on.
 */
export function openStream(options: StreamOptions): ReadableStream<Uint8Array> {
  const { reader, after, mayGoOn, signals, onEnd, heartbeat = heartbeatEvery } = options
  const encoder = new TextEncoder()
  let close = () => {}

  return new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        let isOpen = true
        const stops: (() => void)[] = []
        close = () => {
          if (!isOpen) return
          isOpen = false
          for (const stop of stops) stop()
          onEnd()
        }
        const end = () => {
          if (!isOpen) return
          close()
          controller.close()
        }
        const send = (text: string) => {
          if (!isOpen) return
          if ((controller.desiredSize ?? 0) < -backlog) return end()
          controller.enqueue(encoder.encode(text))
        }
        const sendNews = ({ items, cursor }: { items: unknown[]; cursor: NewsCursor }) =>
          send(`event: news\nid: ${cursor}\ndata: ${JSON.stringify(items)}\n\n`)

        const beat = async () => {
          if (await mayGoOn()) return send(':\n\n')
          send('event: end\ndata: \n\n')
          end()
        }
        const timer = setInterval(() => {
          beat().catch((err: unknown) => {
            log.error({ err }, 'event stream of the staff area failed')
            end()
          })
        }, heartbeat)
        timer.unref()
        stops.push(() => clearInterval(timer))
        for (const signal of signals) {
          if (signal.aborted) return end()
          signal.addEventListener('abort', end)
          stops.push(() => signal.removeEventListener('abort', end))
        }
        send(`retry: ${retryAfter}\n\n`)
        stops.push(reader.listen(sendNews))
        const missed = await reader.since(after)
        if (missed) sendNews(missed)
      },
      cancel: () => close(),
    },
    new CountQueuingStrategy({ highWaterMark: 1 }),
  )
}
