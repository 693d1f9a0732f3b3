import type { Context } from 'koa'
import { readRevision } from '../../../changes/content-revision'
import { readRedirects } from '../../../redirects/read-redirects'

export default {
  async find(ctx: Context) {
    // Read the revision first: after a concurrent change the data is newer than its revision, never older.
    const revision = await readRevision(strapi)
    ctx.body = { revision, ...(await readRedirects(strapi)) }
  },
}
