import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { countWaiting } from './count-pending'
import { isSubmission } from './submission-types'

/** What the admin panel's home page shows: `GET /submissions-waiting/{uid}`, for people who may read them. */
export function registerWaitingSubmissions(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/submissions-waiting',
    routes: [
      {
        method: 'GET',
        path: '/:uid',
        handler: (ctx: Context) => find(strapi, ctx),
        info: { type: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  })
}

async function find(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { uid } = ctx.params
  if (!isSubmission(uid)) return ctx.notFound()
  const mayRead = ctx.state.userAbility.can('plugin::content-manager.explorer.read', uid)
  if (!mayRead) return ctx.forbidden()
  ctx.body = { data: await countWaiting(strapi, uid, new Date()) }
}
