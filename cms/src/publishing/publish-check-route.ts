import type { Core, UID } from '@strapi/strapi'
import type { Context } from 'koa'
import { checkEntry } from './checks/check-entry'

/**
 * What the side panel of the edit view shows: `GET /publish-check/{uid}/{documentId}?locale=`, for
 * signed-in people who may read the entry anyway.
 */
export function registerPublishCheck(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/publish-check',
    routes: [
      {
        method: 'GET',
        path: '/:uid/:documentId',
        handler: (ctx: Context) => find(strapi, ctx),
        info: { type: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  })
}

async function find(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { uid, documentId } = ctx.params
  const type = strapi.contentTypes[uid as UID.ContentType]
  if (!type?.options?.draftAndPublish || !uid.startsWith('api::')) return ctx.notFound()
  const mayRead = ctx.state.userAbility.can('plugin::content-manager.explorer.read', uid)
  if (!mayRead) return ctx.forbidden()
  const { locale } = ctx.query
  const check = await checkEntry(strapi, type.uid, documentId, locale ? String(locale) : null)
  // A language in which nothing was saved has no remarks, and is not complete either.
  ctx.body = { data: check }
}
