import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import * as z from 'zod'
import { calendarPath } from '../content-types/calendar-path'
import { environment } from '../environment/environment'
import { calendarFeedUid } from './calendar-feed-uid'

const read = 'plugin::content-manager.explorer.read'

const rowsSchema = z.array(
  z.object({ documentId: z.string(), name: z.string(), exportKey: z.string() }),
)

/**
 * `GET /calendar-addresses/{uid}/{documentId}`: the addresses at which other sites read the taken nights, of one linked
 * calendar or of all of a rental, for people who may read linked calendars.
 */
export async function getCalendarAddresses(strapi: Core.Strapi, ctx: Context): Promise<void> {
  if (!ctx.state.userAbility.can(read, calendarFeedUid)) return ctx.forbidden()
  const { uid, documentId } = ctx.params
  const where = uid === calendarFeedUid ? { documentId } : { rental: { documentId } }
  const rows = await strapi.db.query(calendarFeedUid).findMany({ where, orderBy: { name: 'asc' } })
  // A rental has several rows, so a calendar is found several times.
  const once = new Map(rowsSchema.parse(rows).map((row) => [row.documentId, row]))
  const addressOf = (key: string) => `${environment().SITE_ORIGIN}/${calendarPath}/${key}.ics`
  ctx.body = {
    data: [...once.values()].map(({ name, exportKey }) => ({
      name,
      address: addressOf(exportKey),
    })),
  }
}
