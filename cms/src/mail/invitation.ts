import type { Core } from '@strapi/strapi'
import type { Context, Next } from 'koa'
import * as z from 'zod'
import { editorsLanguage, translate } from '../labels/translate'

const invited = z.object({
  data: z.object({ email: z.string(), firstname: z.string(), registrationToken: z.string() }),
})

/**
 * Wraps the call that creates an account: e-mails the invitation link in the language of the inviting panel, and
 * sets that language for the new account. If the e-mail fails, the account stays: the panel shows the same link.
 */
export async function sendInvitation(strapi: Core.Strapi, ctx: Context, next: Next): Promise<void> {
  const request = ctx.request as { body?: unknown }
  if (typeof request.body === 'object' && request.body !== null) {
    request.body = { preferedLanguage: editorsLanguage(), ...request.body }
  }
  await next()
  const answer = invited.safeParse(ctx.body)
  if (!answer.success) return
  const { email, firstname, registrationToken } = answer.data.data
  try {
    const url = `${strapi.config.get<string>('admin.absoluteUrl')}/auth/register?registrationToken=${encodeURIComponent(registrationToken)}`
    const values = { name: firstname, brand: await brandName(strapi), url }
    await strapi
      .plugin('email')
      .service('email')
      .send({
        to: email,
        subject: translate('Your account at {brand}', values),
        text: translate(
          'Hello {name},\n\nyou are invited to edit the content of {brand}. Choose your password here:\n\n{url}\n\nThe link is for you alone and works once.\n',
          values,
        ),
      })
  } catch (error) {
    strapi.log.error(`The invitation of account ${email} was not sent: ${String(error)}`)
  }
}

async function brandName(strapi: Core.Strapi): Promise<string> {
  const rows = await strapi.db
    .query('api::site-setting.site-setting')
    .findMany({ where: { publishedAt: { $notNull: true } }, select: ['brandName', 'locale'] })
  const own = rows.find(({ locale }) => locale === editorsLanguage()) ?? rows[0]
  return own?.brandName ?? translate('the site')
}
