import type { Context } from 'koa'
import { createReadQueue } from '../../../catalogue/queue-reads'
import {
  readPublishedRental,
  readRentalPage,
  readSharedContent,
} from '../../../catalogue/read-catalogue'

/** However many sites load the catalogue, and however often they give up and ask again, one read runs at a time. */
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
