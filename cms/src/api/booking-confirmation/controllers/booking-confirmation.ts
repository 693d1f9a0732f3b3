import type { Context } from 'koa'
import { changeBooking } from '../../../bookings/change-booking'
import { listBookings } from '../../../bookings/list-bookings'
import { readBooking } from '../../../bookings/read-booking'
import { bookingConfirmationChangeSchema } from '../../../contract/booking-confirmation'
import { parseSubmission } from '../../../records/parse-body'

type Posted = Context & { request: { body?: unknown }; params: Record<string, string> }

/** Booking confirmations for the site: staff write them in the panel, and share them on the site. */
export default {
  async list(ctx: Posted) {
    ctx.body = await listBookings(strapi, ctx.query)
  },

  async find(ctx: Posted) {
    ctx.body = { data: await readBooking(strapi, { documentId: ctx.params.id ?? '' }) }
  },

  async findByLink(ctx: Posted) {
    ctx.body = { data: await readBooking(strapi, { linkHash: ctx.params.hash ?? '' }) }
  },

  async change(ctx: Posted) {
    const change = parseSubmission(bookingConfirmationChangeSchema, ctx.request.body)
    const documentId = ctx.params.id ?? ''
    if (!(await changeBooking(strapi, documentId, change))) {
      return ctx.conflict('Not changed: it is unknown, or somebody else changed it meanwhile')
    }
    ctx.body = { data: await readBooking(strapi, { documentId }) }
  },
}
