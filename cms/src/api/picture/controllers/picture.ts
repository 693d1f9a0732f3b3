import type { Context } from 'koa'
import { maxHashes } from '../../../content-types/markdown-pictures'

const fields = ['hash', 'ext', 'name', 'url', 'width', 'height']

export default {
  /**
   * `?hash=…&hash=…`: the pictures of the media library with these hashes, by which texts name their pictures.
   * `?documentId=…`: the picture that a webhook named.
   */
  async find(ctx: Context) {
    const hashes = stringsOf(ctx.query.hash)
    if (hashes.length > maxHashes) return ctx.badRequest(`At most ${maxHashes} at once.`)
    const [documentId] = stringsOf(ctx.query.documentId)
    const named = documentId === undefined ? { hash: { $in: hashes } } : { documentId }
    const where = { ...named, width: { $gt: 0 }, height: { $gt: 0 } }
    ctx.body = await strapi.db.query('plugin::upload.file').findMany({ where, select: fields })
  },
}

const stringsOf = (parameter: unknown): string[] =>
  [parameter ?? []].flat().filter((value) => typeof value === 'string')
