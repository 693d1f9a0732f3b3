import type { UID } from '@strapi/strapi'
import type { Context } from 'koa'
import { previewLink } from './preview-link'

type Answer = { data: { url: string | undefined } }

/** Answers `GET /content-manager/preview/url/{uid}`. */
export type AskForPreview = (ctx: Context) => Promise<Answer>

/** Strapi does not find a single type that lacks the default language; this finds it in any language. */
export function previewInAnyLanguage(ask: AskForPreview): AskForPreview {
  return async (ctx) => {
    const uid: UID.ContentType = ctx.params.contentType
    if (strapi.contentTypes[uid]?.kind !== 'singleType') return ask(ctx)
    const [entry] = await strapi.db.query(uid).findMany({ select: ['documentId'], limit: 1 })
    const { locale, status } = ctx.query
    const requested = { locale: single(locale), status: single(status) }
    const url = entry && (await previewLink(uid, { documentId: entry.documentId, ...requested }))
    if (!url) ctx.status = 204
    return { data: { url } }
  }
}

function single(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
