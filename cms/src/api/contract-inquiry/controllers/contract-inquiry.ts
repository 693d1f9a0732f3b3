import type { Context } from 'koa'
import { contractInquiryChangeSchema } from '../../../contract/contract-inquiry'
import { changeInquiry } from '../../../contract-inquiries/change-inquiry'
import { listInquiries } from '../../../contract-inquiries/list-inquiries'
import { readInquiry } from '../../../contract-inquiries/read-inquiry'
import { parseSubmission } from '../../../records/parse-body'

type Posted = Context & { request: { body?: unknown }; params: Record<string, string> }

/** Contract inquiries for the site, which alone shows and changes them for visitors and staff. */
export default {
  async list(ctx: Posted) {
    ctx.body = await listInquiries(strapi, ctx.query)
  },

  async find(ctx: Posted) {
    ctx.body = { data: await readInquiry(strapi, { reference: ctx.params.reference ?? '' }) }
  },

  async findByLink(ctx: Posted) {
    ctx.body = { data: await readInquiry(strapi, { linkHash: ctx.params.hash ?? '' }) }
  },

  async change(ctx: Posted) {
    const change = parseSubmission(contractInquiryChangeSchema, ctx.request.body)
    const reference = ctx.params.reference ?? ''
    if (!(await changeInquiry(strapi, reference, change))) {
      return ctx.conflict('Not changed: it is unknown, or somebody else changed it meanwhile')
    }
    ctx.body = { data: await readInquiry(strapi, { reference }) }
  },
}
