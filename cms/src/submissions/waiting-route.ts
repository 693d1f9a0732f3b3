import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { countWaiting } from './count-waiting'

/** What the admin panel's home page shows: `GET /inquiries-waiting`, for people who may read inquiries. */
export function registerWaitingInquiries(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/inquiries-waiting',
    routes: [
      {
        method: 'GET',
        path: '/',
        handler: (ctx: Context) => find(strapi, ctx),
        info: { type: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  })
}

async function find(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { userAbility } = ctx.state
  const mayRead = userAbility.can('plugin::content-manager.explorer.read', 'api::inquiry.inquiry')
  if (!mayRead) return ctx.forbidden()
  ctx.body = { data: await countWaiting(strapi, new Date()) }
}
