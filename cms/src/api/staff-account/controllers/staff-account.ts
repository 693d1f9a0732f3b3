import type { Context } from 'koa'
import { staffCredentialsSchema } from '../../../contract/staff-account'
import { checkCredentials, findAccount } from '../../../staff/find-account'
import { parseSubmission } from '../../../records/parse-body'

type Posted = Context & { request: { body?: unknown } }

/** Accounts of the admin panel, for the site's own sign-in of staff. */
export default {
  async verify(ctx: Posted) {
    const credentials = parseSubmission(staffCredentialsSchema, ctx.request.body)
    ctx.body = { data: await checkCredentials(strapi, credentials) }
  },

  async find(ctx: Context & { params: { id: string } }) {
    const { id } = ctx.params
    ctx.body = { data: /^\d{1,15}$/.test(id) ? await findAccount(strapi, Number(id)) : null }
  },
}
