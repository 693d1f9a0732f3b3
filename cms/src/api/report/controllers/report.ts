import { reportQuerySchema } from '../../../content-types/report'
import { parseBody } from '../../../records/parse-body'
import type { BodyContext } from '../../../records/record-controller'
import { readReportedStays } from '../../../reports/read-reported-stays'

/** What the site's reports are made of. */
export default {
  async listStays(ctx: BodyContext) {
    const days = parseBody(reportQuerySchema, ctx.query)
    ctx.body = { data: await readReportedStays(strapi, days) }
  },
}
