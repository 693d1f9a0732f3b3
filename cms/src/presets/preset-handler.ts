import type { Core, UID } from '@strapi/strapi'
import type { Context } from 'koa'
import * as z from 'zod'
import { fillFromPreset } from './fill-from-preset'
import { presetKeys, presetTypes } from './preset-keys'
import { translate } from '../labels/translate'

const requestSchema = z.object({ preset: z.enum(presetKeys) })

/**
 * `POST /landing-presets/{uid}/{documentId}` with `{ preset }`: fills an empty landing with the preset's blocks, for
 * people who may change it. 404: not a saved landing; 409: it has blocks already.
 */
export async function fillLandingFromPreset(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { uid, documentId } = ctx.params
  if (!presetTypes.some((type) => type === uid)) return ctx.notFound()
  const mayUpdate = ctx.state.userAbility.can('plugin::content-manager.explorer.update', uid)
  if (!mayUpdate) return ctx.forbidden(translate('Your role may not change this page.'))
  const request = requestSchema.safeParse((ctx.request as { body?: unknown }).body)
  if (!request.success) return ctx.badRequest(translate('There is no such preset.'))
  const reason = await fillFromPreset(
    strapi,
    uid as UID.ContentType,
    documentId,
    request.data.preset,
  )
  if (reason === 'missing') {
    return ctx.notFound(translate('This page is not saved yet. Save it, then choose a preset.'))
  }
  if (reason === 'notEmpty')
    return ctx.conflict(
      translate(
        'The page has blocks already. Open it again to see them; a preset fills an empty page only.',
      ),
    )
  ctx.body = { data: { filled: true } }
}
