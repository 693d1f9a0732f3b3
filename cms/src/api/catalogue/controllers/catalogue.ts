import type { Context } from 'koa'
import { createReadQueue } from '../../../catalogue/queue-reads'
import {
  readPublishedRental,
  readRentalPage,
  readSharedContent,
} from '../../../catalogue/read-catalogue'

/** One read runs at a time, however many sites load the catalogue and however often they retry. */
const enqueue = createReadQueue()

export default {
  async find(ctx: Context) {
    ctx.body = await enqueue('shared', isWaiting(ctx), () => readSharedContent(strapi))
  },

  async rentals(ctx: Context) {
    const after = typeof ctx.query.after === 'string' ? ctx.query.after : ''
    ctx.body = await enqueue(`after ${after}`, isWaiting(ctx), () => readRentalPage(strapi, after))
  },

  async rental(ctx: Context) {
    ctx.body = await readPublishedRental(strapi, String(ctx.params.documentId))
  },
}

function isWaiting({ res }: Context): () => boolean {
  return () => !res.destroyed
}
