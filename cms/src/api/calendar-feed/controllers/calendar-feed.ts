import { listDueFeeds, readFeedFigures } from '../../../calendar-feeds/list-due-feeds'
import { readExport } from '../../../calendar-feeds/read-export'
import { saveFeedResult } from '../../../calendar-feeds/save-feed-result'
import { type FeedFigures, feedResultSchema } from '../../../content-types/calendar-feed'
import { parseBody } from '../../../records/parse-body'
import type { BodyContext } from '../../../records/record-controller'

/** Null where they cannot be read, so that the calendars are read all the same. */
async function findFigures(): Promise<FeedFigures | null> {
  try {
    return await readFeedFigures(strapi)
  } catch (error) {
    strapi.log.error(`The figures of calendar feeds could not be read: ${String(error)}`)
    return null
  }
}

/** The site reads the calendars of other sites and stores what they say; it answers ours to them. */
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
