import { listDueFeeds, readFeedFigures } from '../../../calendar-feeds/list-due-feeds'
import { readExport } from '../../../calendar-feeds/read-export'
import { saveFeedResult } from '../../../calendar-feeds/save-feed-result'
import { type FeedFigures, feedResultSchema } from '../../../content-types/calendar-feed'
import { parseBody } from '../../../records/parse-body'
import type { BodyContext } from '../../../records/record-controller'

/** Null if the figures cannot be read, so that the due calendars are still returned. */
async function findFigures(): Promise<FeedFigures | null> {
  try {
    return await readFeedFigures(strapi)
  } catch (error) {
    strapi.log.error(`The figures of calendar feeds could not be read: ${String(error)}`)
    return null
  }
}

/** Through these calls the site imports the calendars of other sites and exports ours. */
export default {
  async listDue(ctx: BodyContext) {
    ctx.body = { data: await listDueFeeds(strapi), figures: await findFigures() }
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
