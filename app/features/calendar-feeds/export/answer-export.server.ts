import { createHash } from 'node:crypto'
import { siteSettings } from '~content/site-settings'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { readContent } from '~/platform/content/read-content.server'
import { env } from '~/platform/env/env.server'
import { notFound } from '~/platform/http/not-found.server'
import { cacheControl } from '~/platform/page-cache/cache-policy'
import { createFeedStore } from '../feed-store.server'
import { exportCalendar } from './export-calendar'

const suffix = '.ics'

/** The taken nights of a rental as a calendar file, for the site that was given its address. */
export async function answerExport(request: Request, file: string): Promise<Response> {
  const key = file.endsWith(suffix) ? file.slice(0, -suffix.length) : ''
  return throw503OnOutage('a calendar of taken nights could not be read', async () => {
    const exported = await createFeedStore().findExport(key)
    if (!exported) return notFound()
    const settings = await readContent(siteSettings, 'en')
    const brand = settings?.brandName ?? ''
    const calendar = exportCalendar(exported, {
      brand,
      host: new URL(env.SITE_ORIGIN).host,
      summary: `${brand} (not available)`,
      now: new Date(),
    })
    const tag = `"${createHash('sha256').update(calendar).digest('base64url').slice(0, 27)}"`
    const headers = {
      'Cache-Control': cacheControl.calendarExport,
      ETag: tag,
      'X-Robots-Tag': 'noindex, nofollow',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    }
    if (request.headers.get('if-none-match')?.includes(tag)) {
      return new Response(null, { status: 304, headers })
    }
    return new Response(calendar, {
      headers: {
        ...headers,
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'attachment; filename="calendar.ics"',
      },
    })
  })
}
