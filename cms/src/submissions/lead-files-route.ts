import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { environment } from '../environment/environment'
import { fileFields } from './submission-types'

const uid = 'api::lead.lead'
const read = 'plugin::content-manager.explorer.read'

/**
 * `GET /lead-files/{documentId}`: where the CV and the photo of an application are opened, for people who may.
 * The files themselves are the site's, and it asks once more who wants them.
 */
export function registerLeadFiles(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/lead-files',
    routes: [
      {
        method: 'GET',
        path: '/:documentId',
        handler: (ctx: Context) => find(strapi, ctx),
        info: { type: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  })
}

async function find(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { userAbility } = ctx.state
  if (!fileFields.every((field) => userAbility.can(read, uid, field))) return ctx.forbidden()
  const { documentId } = ctx.params
  const lead = await strapi.db.query(uid).findOne({ where: { documentId } })
  if (!lead) return ctx.notFound()
  const files = [
    { kind: 'cv', id: lead.cvFile, name: lead.cvName },
    { kind: 'photo', id: lead.photoFile, name: lead.photoName },
  ]
  ctx.body = {
    data: files
      .filter(({ id }) => id !== null)
      .map(({ kind, id, name }) => ({ kind, name, url: fileAddress(id) })),
  }
}

function fileAddress(id: string): string {
  return new URL(`/staff/files/${encodeURIComponent(id)}`, environment().SITE_ORIGIN).href
}
