import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { countPending } from './count-pending'
import { isSubmission } from './submission-types'

/**
 * `GET /submissions-waiting/{uid}`: how many submissions of a type are unanswered, for the panel's home page and
 * for people who may read them.
 */
export async function getPendingCount(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { uid } = ctx.params
  if (!isSubmission(uid)) return ctx.notFound()
  const mayRead = ctx.state.userAbility.can('plugin::content-manager.explorer.read', uid)
  if (!mayRead) return ctx.forbidden()
  ctx.body = { data: await countPending(strapi, uid, new Date()) }
}
