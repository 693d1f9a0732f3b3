import type { Context } from 'koa'
import { mostHashes } from '../../../content-types/markdown-pictures'

const fields = ['hash', 'ext', 'name', 'url', 'width', 'height']

export default {
  /** `?hash=…&hash=…`: the pictures of the media library with these hashes, by which texts name their pictures. */
  async find(ctx: Context) {
    const given: unknown[] = [ctx.query.hash ?? []].flat()
    const hashes = given.filter((hash) => typeof hash === 'string')
    if (hashes.length > mostHashes) return ctx.badRequest(`At most ${mostHashes} at once.`)
    const where = { hash: { $in: hashes }, width: { $gt: 0 }, height: { $gt: 0 } }
    ctx.body = await strapi.db.query('plugin::upload.file').findMany({ where, select: fields })
  },
}
