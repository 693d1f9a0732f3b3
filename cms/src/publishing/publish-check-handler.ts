import type { Core, UID } from '@strapi/strapi'
import type { Context } from 'koa'
import { checkEntry } from './checks/check-entry'

/**
 * `GET /publish-check/{uid}/{documentId}?locale=`: the checks that the side panel of the edit view shows, for
 * people who may read the entry. `data` is null while this language has no saved draft.
 */
export async function getPublishCheck(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { uid, documentId } = ctx.params
  const type = strapi.contentTypes[uid as UID.ContentType]
  if (!type?.options?.draftAndPublish || !uid.startsWith('api::')) return ctx.notFound()
  const mayRead = ctx.state.userAbility.can('plugin::content-manager.explorer.read', uid)
  if (!mayRead) return ctx.forbidden()
  const { locale } = ctx.query
  const language = locale ? String(locale) : null
  const check = await checkEntry(strapi, type.uid, {
    documentId,
    locale: language,
    asksSite: true,
  })
  // Null for a language without a draft: it has no faults, but it is not complete either.
  ctx.body = { data: check }
}
