import type { Context } from 'koa'
import { readRevision } from '../../../changes/content-revision'

export default {
  async find(ctx: Context) {
    ctx.body = { revision: await readRevision(strapi) }
  },
}
