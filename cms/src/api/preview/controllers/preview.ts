import type { Context } from 'koa'
import { isOpenLink } from '../../../client-links/client-links'
import { previewTokenHeader } from '../../../content-types/preview'
import { environment } from '../../../environment/environment'
import { readPreviewed } from '../../../preview/read-previewed'
import { readPreviewToken } from '../../../preview/preview-token'

export default {
  /**
   * The only call that answers with drafts. It needs the site's token and a preview token that an editor was
   * given.
   */
  async find(ctx: Context) {
    const claim = readPreviewToken(ctx.get(previewTokenHeader), environment().PREVIEW_SECRET)
    if (!claim) return ctx.unauthorized()
    const { link } = claim
    if (link !== undefined && !(await isOpenLink(strapi, link, claim))) {
      ctx.set('Cache-Control', 'no-store')
      ctx.body = { data: null, isLinkOver: true }
      return
    }
    const entry = await readPreviewed(strapi, claim)
    if (entry === null) return ctx.notFound()
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { data: entry }
  },
}
