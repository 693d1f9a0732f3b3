import {
  calendarQuerySchema,
  newReservationSchema,
  reservationEndSchema,
} from '../../../content-types/rental-calendar'
import { findCalendarEntry, readCalendar } from '../../../desk/read-calendar'
import { parseBody } from '../../../records/parse-body'
import type { BodyContext } from '../../../records/record-controller'
import { endReservation } from '../../../reservations/end-reservation'
import { makeReservation } from '../../../reservations/make-reservation'

/** The calendar of the staff, for the site's contract token alone. */
export default {
  async calendar(ctx: BodyContext) {
    ctx.body = { data: await readCalendar(strapi, parseBody(calendarQuerySchema, ctx.query)) }
  },

  async find(ctx: BodyContext) {
    ctx.body = { data: await findCalendarEntry(strapi, ctx.params.key ?? '') }
  },

  async make(ctx: BodyContext) {
    const made = await makeReservation(strapi, parseBody(newReservationSchema, ctx.request.body))
    if ('problem' in made) return ctx.conflict(`Not made: ${made.problem}`)
    ctx.status = 201
    ctx.body = { data: await findCalendarEntry(strapi, made.documentId) }
  },

  async end(ctx: BodyContext) {
    const documentId = ctx.params.key ?? ''
    const wanted = parseBody(reservationEndSchema, ctx.request.body)
    const outcome = await endReservation(strapi, documentId, wanted)
    if (outcome === 'unknown') return ctx.notFound('There is no such record')
    if (outcome !== 'done') return ctx.conflict(`Not ended: ${outcome}`)
    ctx.body = { data: await findCalendarEntry(strapi, documentId) }
  },
}
