import type { Context } from 'koa'
import { readCatalogue } from '../../../catalogue/read-catalogue'
import { readRentals } from '../../../catalogue/read-rentals'
import { readRevision } from '../../../changes/content-revision'

export default {
  async find(ctx: Context) {
    ctx.body = await readCatalogue(strapi)
  },

  async rental(ctx: Context) {
    const { documentId } = ctx.params
    // Read the revision first: after a concurrent change the data is newer than its revision, never older.
    const revision = await readRevision(strapi)
    const [rental = null] = await readRentals(strapi, { documentId: String(documentId) })
    ctx.body = { revision, rental }
  },
}
