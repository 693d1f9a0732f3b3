import { changeBooking } from '../../../bookings/change-booking'
import { listBookings } from '../../../bookings/list-bookings'
import { readBooking } from '../../../bookings/read-booking'
import { releaseInstructions } from '../../../bookings/release-instructions'
import { bookingConfirmationChangeSchema } from '../../../content-types/booking-confirmation'
import { instructionsReleaseSchema } from '../../../content-types/agreed-stay'
import { parseBody } from '../../../records/parse-body'
import { type BodyContext, recordController } from '../../../records/record-controller'

/** Staff write booking confirmations in the panel and share them on the site. */
export default {
  ...recordController({
    key: 'documentId',
    list: listBookings,
    read: readBooking,
    changeSchema: bookingConfirmationChangeSchema,
    change: changeBooking,
  }),

  async release(ctx: BodyContext) {
    const documentId = ctx.params.key ?? ''
    const wanted = parseBody(instructionsReleaseSchema, ctx.request.body)
    const outcome = await releaseInstructions(strapi, documentId, wanted)
    if (outcome === 'unknown') return ctx.notFound('There is no such record')
    if (outcome !== 'done') return ctx.conflict(`Not released: ${outcome}`)
    ctx.body = { data: await readBooking(strapi, { documentId }) }
  },
}
