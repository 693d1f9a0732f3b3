import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { environment } from '../environment/environment'
import { fileFields } from './submission-types'

const uid = 'api::lead.lead'
const read = 'plugin::content-manager.explorer.read'

/**
 * `GET /lead-files/{documentId}`: the addresses of an applicant's CV and photo, for people who may open them. The
 * site stores the files and checks the reader's rights again.
 */
export async function getLeadFiles(strapi: Core.Strapi, ctx: Context): Promise<void> {
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
