import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import * as z from 'zod'
import { localeSchema } from '../content-types/localized'
import { isPreviewed, type PreviewedUid } from '../content-types/preview'
import { previewPath } from '../content-types/preview-path'
import { environment } from '../environment/environment'
import { translate } from '../labels/translate'
import { signPreview } from '../preview/preview-token'
import {
  type ClientLink,
  linkDays,
  listOpenLinks,
  makeClientLink,
  maxOpenLinks,
  revokeClientLink,
} from './client-links'

const explorer = 'plugin::content-manager.explorer'
const makeSchema = z.object({ days: z.literal(linkDays) })
const revokeSchema = z.object({ key: z.string().max(64) })

/** `GET /client-links/{uid}/{documentId}`: the links that open an entry now, for people who may change it. */
export async function getClientLinks(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const entry = allowedEntry(strapi, ctx)
  if (entry) await answerLinks(strapi, ctx, entry)
}

/** `POST /client-links/{uid}/{documentId}` with `{ days }`: a new one. 404: the entry is not saved yet. */
export async function postClientLink(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const entry = allowedEntry(strapi, ctx)
  if (!entry) return
  const request = makeSchema.safeParse(bodyOf(ctx))
  if (!request.success) return ctx.badRequest(translate('Choose for how long the link works.'))
  if ((await draftLocales(strapi, entry)).length === 0) {
    return ctx.notFound(translate('This page is not saved yet. Save it, then make a link.'))
  }
  const made = await makeClientLink(strapi, entry, nameOf(ctx), request.data.days)
  if (!made) {
    const text = 'This page has {most} links already. Revoke one that is no longer needed.'
    return ctx.conflict(translate(text, { most: maxOpenLinks }))
  }
  await answerLinks(strapi, ctx, entry)
}

/** `POST /client-links/{uid}/{documentId}/revoke` with `{ key }`; a link that is over stays as it is. */
export async function postRevocation(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const entry = allowedEntry(strapi, ctx)
  if (!entry) return
  const request = revokeSchema.safeParse(bodyOf(ctx))
  if (!request.success) return ctx.badRequest(translate('There is no such link.'))
  await revokeClientLink(strapi, entry, request.data.key, nameOf(ctx))
  await answerLinks(strapi, ctx, entry)
}

type Entry = { uid: PreviewedUid; documentId: string }

/** The entry of the address; null once the answer says why not. Giving out a draft takes the right to change it. */
function allowedEntry(strapi: Core.Strapi, ctx: Context): Entry | null {
  const { uid, documentId }: Record<string, string> = ctx.params
  if (uid === undefined || documentId === undefined || !isPreviewed(uid)) {
    ctx.notFound()
    return null
  }
  if (!ctx.state.userAbility.can(`${explorer}.update`, uid)) {
    ctx.forbidden(translate('Your role may not change this page.'))
    return null
  }
  return { uid, documentId }
}

async function answerLinks(strapi: Core.Strapi, ctx: Context, entry: Entry): Promise<void> {
  const links = await listOpenLinks(strapi, entry)
  const locales = await draftLocales(strapi, entry)
  ctx.set('Cache-Control', 'no-store')
  ctx.body = {
    data: links.map((link) => ({
      ...link,
      pages: locales.map((locale) => ({ locale, url: urlOf(entry, link, locale) })),
    })),
  }
}

async function draftLocales(strapi: Core.Strapi, { uid, documentId }: Entry) {
  const drafts = await strapi.db
    .query(uid)
    .findMany({ where: { documentId, publishedAt: null }, select: ['locale'] })
  const saved = drafts.flatMap(({ locale }) => localeSchema.safeParse(locale).data ?? [])
  return [...new Set(saved)].sort()
}

function urlOf(entry: Entry, { key, expiresAt }: ClientLink, locale: 'en' | 'es'): string {
  const { SITE_ORIGIN, PREVIEW_SECRET } = environment()
  const claim = { ...entry, locale, status: 'draft', link: key } as const
  const token = signPreview(claim, PREVIEW_SECRET, expiresAt)
  return `${SITE_ORIGIN}/${previewPath}/${token}`
}

/** The name of the person who is signed in. */
function nameOf(ctx: Context): string {
  const { firstname = '', lastname = '', email = '' } = ctx.state.user ?? {}
  return [firstname, lastname].filter(Boolean).join(' ') || String(email)
}

function bodyOf(ctx: Context): unknown {
  return (ctx.request as { body?: unknown }).body
}
