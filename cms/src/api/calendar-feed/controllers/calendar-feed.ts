import { listDueFeeds, readFeedFigures } from '../../../calendar-feeds/list-due-feeds'
import { readExport } from '../../../calendar-feeds/read-export'
import { saveFeedResult } from '../../../calendar-feeds/save-feed-result'
import { feedResultSchema } from '../../../content-types/calendar-feed'
import { parseBody } from '../../../records/parse-body'
import type { BodyContext } from '../../../records/record-controller'

/** The site reads the calendars of other sites and stores what they say; it answers ours to them. */
export default {
  async listDue(ctx: BodyContext) {
    ctx.body = { data: await listDueFeeds(strapi), figures: await readFeedFigures(strapi) }
  },

  async saveResult(ctx: BodyContext) {
    const result = parseBody(feedResultSchema, ctx.request.body)
    const saved = await saveFeedResult(strapi, ctx.params.key ?? '', result)
    if (saved === null) return ctx.conflict('The feed was deleted or changed')
    ctx.body = { data: saved }
  },

  async findExport(ctx: BodyContext) {
    ctx.body = { data: await readExport(strapi, ctx.params.key ?? '') }
  },
}
