import { inboxQuerySchema } from '../../../content-types/desk'
import { leadStaySchema } from '../../../content-types/desk-lead'
import {
  newStaySchema,
  stayBookingSchema,
  stayChangeSchema,
} from '../../../content-types/stay-change'
import { agreedStaysQuerySchema, stayReminderSchema } from '../../../content-types/agreed-stay'
import { readInbox } from '../../../desk/read-inbox'
import { readLead } from '../../../desk/read-lead'
import { readNews } from '../../../desk/read-news'
import { readToday } from '../../../desk/read-today'
import { parseBody } from '../../../records/parse-body'
import { type BodyContext, recordController } from '../../../records/record-controller'
import { beginLeadStay } from '../../../stays/begin-lead-stay'
import { beginTeamStay } from '../../../stays/begin-team-stay'
import { changeStay } from '../../../stays/change-stay'
import { listStays } from '../../../stays/list-stays'
import { listAgreedStays } from '../../../stays/list-agreed-stays'
import { makeBooking } from '../../../stays/make-booking'
import { recordReminder } from '../../../stays/record-reminder'
import { readStay } from '../../../stays/read-stay'

/** Stays, for the site's contract token alone. */
export default {
  ...recordController({
    key: 'reference',
    list: listStays,
    read: readStay,
    changeSchema: stayChangeSchema,
    change: changeStay,
  }),

  async today(ctx: BodyContext) {
    const { today } = parseBody(inboxQuerySchema, ctx.query)
    ctx.body = await readToday(strapi, today)
  },

  async inbox(ctx: BodyContext) {
    ctx.body = await readInbox(strapi, parseBody(inboxQuerySchema, ctx.query))
  },

  async news(ctx: BodyContext) {
    ctx.body = await readNews(strapi)
  },

  async findLead(ctx: BodyContext) {
    ctx.body = await readLead(strapi, ctx.params.key ?? '')
  },

  async beginOfLead(ctx: BodyContext) {
    const wanted = parseBody(leadStaySchema, ctx.request.body)
    const begun = await beginLeadStay(strapi, ctx.params.key ?? '', wanted)
    if (!begun) return ctx.notFound('There is no such record')
    ctx.status = begun.isNew ? 201 : 200
    ctx.body = { data: begun }
  },

  async begin(ctx: BodyContext) {
    const wanted = parseBody(newStaySchema, ctx.request.body)
    await beginTeamStay(strapi, wanted)
    ctx.status = 201
    ctx.body = { data: await readStay(strapi, { reference: wanted.reference }) }
  },

  async listAhead(ctx: BodyContext) {
    ctx.body = await listAgreedStays(strapi, parseBody(agreedStaysQuerySchema, ctx.query))
  },

  async remind(ctx: BodyContext) {
    const reference = ctx.params.key ?? ''
    const reminder = parseBody(stayReminderSchema, ctx.request.body)
    const outcome = await recordReminder(strapi, reference, reminder)
    if (outcome === 'unknown') return ctx.notFound('There is no such record')
    ctx.body = { data: await readStay(strapi, { reference }) }
  },

  async makeBooking(ctx: BodyContext) {
    const reference = ctx.params.key ?? ''
    const wanted = parseBody(stayBookingSchema, ctx.request.body)
    const outcome = await makeBooking(strapi, reference, wanted)
    if (outcome === 'unknown') return ctx.notFound('There is no such record')
    if (outcome !== 'done') return ctx.conflict(`Not made: ${outcome}`)
    ctx.status = 201
    ctx.body = { data: await readStay(strapi, { reference }) }
  },
}
