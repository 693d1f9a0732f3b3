import type { Core, UID } from '@strapi/strapi'
import type { Context } from 'koa'
import * as z from 'zod'
import { fillFromPreset } from './fill-from-preset'
import { presetKeys, presetTypes } from './preset-keys'
import { say } from '../labels/translate'

const requestSchema = z.object({ preset: z.enum(presetKeys) })

/**
 * `POST /landing-presets/{uid}/{documentId}` with `{ preset }`, for signed-in people who may change
 * such a landing: 404 for what is none, 409 when it has blocks already.
 */
export function registerPresets(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/landing-presets',
    routes: [
      {
        method: 'POST',
        path: '/:uid/:documentId',
        handler: (ctx: Context) => fill(strapi, ctx),
        info: { type: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  })
}

async function fill(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { uid, documentId } = ctx.params
  if (!presetTypes.some((type) => type === uid)) return ctx.notFound()
  const mayUpdate = ctx.state.userAbility.can('plugin::content-manager.explorer.update', uid)
  if (!mayUpdate) return ctx.forbidden(say('Your role may not change this page.'))
  const request = requestSchema.safeParse((ctx.request as { body?: unknown }).body)
  if (!request.success) return ctx.badRequest(say('There is no such preset.'))
  const refusal = await fillFromPreset(
    strapi,
    uid as UID.ContentType,
    documentId,
    request.data.preset,
  )
  if (refusal === 'missing') {
    return ctx.notFound(say('This page is not saved yet. Save it, then choose a preset.'))
  }
  if (refusal === 'notEmpty')
    return ctx.conflict(
      say(
        'The page has blocks already. Open it again to see them; a preset fills an empty page only.',
      ),
    )
  ctx.body = { data: { filled: true } }
}
