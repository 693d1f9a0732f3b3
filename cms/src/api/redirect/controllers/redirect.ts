import type { Context } from 'koa'
import { readRevision } from '../../../changes/content-revision'
import { readRedirects } from '../../../redirects/read-redirects'

export default {
  async find(ctx: Context) {
    // The revision first: a change in between makes the answer newer than it says, never older.
    const revision = await readRevision(strapi)
    ctx.body = { revision, ...(await readRedirects(strapi)) }
  },
}
