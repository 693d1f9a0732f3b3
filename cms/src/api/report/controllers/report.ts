import { reportQuerySchema } from '../../../content-types/report'
import { parseBody } from '../../../records/parse-body'
import type { BodyContext } from '../../../records/record-controller'
import { readReportedContracts } from '../../../reports/read-reported-contracts'
import { readReportedLeads } from '../../../reports/read-reported-leads'
import { readReportedNights } from '../../../reports/read-reported-nights'
import { readReportedStays } from '../../../reports/read-reported-stays'

/** The data of the site's reports. */
export default {
  async listStays(ctx: BodyContext) {
    const days = parseBody(reportQuerySchema, ctx.query)
    ctx.body = { data: await readReportedStays(strapi, days) }
  },

  async listLeads(ctx: BodyContext) {
    const days = parseBody(reportQuerySchema, ctx.query)
    ctx.body = { data: await readReportedLeads(strapi, days) }
  },

  async listNights(ctx: BodyContext) {
    const days = parseBody(reportQuerySchema, ctx.query)
    ctx.body = { data: await readReportedNights(strapi, days) }
  },

  async listContracts(ctx: BodyContext) {
    const days = parseBody(reportQuerySchema, ctx.query)
    ctx.body = { data: await readReportedContracts(strapi, days) }
  },
}
