import type { Context } from 'koa'
import { staffCredentialsSchema } from '../../../content-types/staff-account'
import { checkCredentials, findAccount } from '../../../staff/find-account'
import { parseBody } from '../../../records/parse-body'
import type { BodyContext } from '../../../records/record-controller'

/** Accounts of the admin panel, for the site's own sign-in of staff. */
export default {
  async verify(ctx: BodyContext) {
    const credentials = parseBody(staffCredentialsSchema, ctx.request.body)
    ctx.body = { data: await checkCredentials(strapi, credentials) }
  },

  async find(ctx: Context & { params: { id: string } }) {
    const { id } = ctx.params
    ctx.body = { data: /^\d{1,15}$/.test(id) ? await findAccount(strapi, Number(id)) : null }
  },
}
