import { deskNewsSchema } from '~content/desk'
import { privateRecords } from '~/platform/content/private-records.server'
import { noStore } from '~/platform/page-cache/cache-policy'
import { shutdown } from '~/platform/process/shutdown.server'
import { singleton } from '~/platform/process/singleton.server'
import { hasRight } from '../rights'
import { findStaff, requireStaff, type Staff } from '../session/require-staff.server'
import { createNewsReader } from './news-reader.server'
import { eventStreamHeaders, openStream } from './open-stream.server'

/** Streams of one account in one process; a browser opens one for the tab in view. */
const maxStreams = 12

type EventParts = {
  reader: ReturnType<typeof createNewsReader>
  streams: Map<number, number>
  stopping: AbortSignal
  requireStaff: typeof requireStaff
  findStaff: typeof findStaff
  heartbeat?: number
}

const ownParts = (): EventParts => ({
  reader: singleton('desk news', () =>
    createNewsReader({
      read: async () => (await privateRecords().read(deskNewsSchema, 'desk/news')).data,
    }),
  ),
  streams: singleton('desk streams', () => new Map<number, number>()),
  stopping: shutdown().signal,
  requireStaff,
  findStaff,
})

/**
 * `GET /staff/events?after={cursor}`: news of the inbox as server-sent events, for accounts with the right `stays`. The
 * stream ends with the session and does not extend it. Answers 429 to an account with too many streams, 503 while the
 * site stops.
 */
export async function answerEvents(
  request: Request,
  parts: EventParts = ownParts(),
): Promise<Response> {
  const { reader, streams, stopping, heartbeat } = parts
  const staff = await parts.requireStaff(request, { right: 'stays', extendsSession: false })
  if (request.method === 'HEAD') return new Response(null, { headers: eventStreamHeaders })
  if (stopping.aborted) return refuse(503, 5)
  const open = streams.get(staff.id) ?? 0
  if (open >= maxStreams) return refuse(429, 60)
  streams.set(staff.id, open + 1)
  const after =
    request.headers.get('Last-Event-ID') ?? new URL(request.url).searchParams.get('after')
  const body = openStream({
    reader,
    after,
    signals: [request.signal, stopping],
    mayGoOn: () => maySee(staff, () => parts.findStaff(request, { extendsSession: false })),
    onEnd() {
      const left = (streams.get(staff.id) ?? 1) - 1
      if (left > 0) streams.set(staff.id, left)
      else streams.delete(staff.id)
    },
    ...(heartbeat && { heartbeat }),
  })
  return new Response(body, { headers: eventStreamHeaders })
}

/** Keeps the stream open while the CMS cannot tell whether the account is still valid. */
async function maySee(staff: Staff, find: () => Promise<Staff | null>): Promise<boolean> {
  try {
    const now = await find()
    return now !== null && now.id === staff.id && hasRight(now.role, 'stays')
  } catch (err) {
    if (err instanceof Response) return true
    throw err
  }
}

function refuse(status: 429 | 503, wait: number): Response {
  const headers = { 'Retry-After': String(wait), 'Cache-Control': noStore }
  return new Response(null, { status, headers })
}
