import type { UID } from '@strapi/strapi'
import type { Context } from 'koa'
import { guardOverwriting } from '../../publishing/guard-overwriting'
import { searchByAddress } from '../../staff/search-by-address'
import { nameRejectedEntries } from '../../publishing/name-rejected-entries'
import { type AskForPreview, previewInAnyLanguage } from '../../preview/preview-in-any-language'

type Handler = (ctx: Context) => Promise<unknown>
type Plugin = {
  controllers: {
    'collection-types': Record<
      'find' | 'clone' | 'update' | 'publish' | 'bulkPublish' | 'discard',
      Handler
    >
    'single-types': { createOrUpdate: Handler; publish: Handler; discard: Handler }
    preview: (parts: unknown) => { getPreviewUrl: AskForPreview }
  }
}

/**
 * Guards saves, publishing and discarding against overwriting, names the entries of a list that cannot be published,
 * and lets the search find addresses. Passes "Duplicate" and the preview of single types a language that exists: Strapi
 * assumes the one on screen or the default.
 */
export default function extendContentManager(plugin: Plugin): Plugin {
  const { preview } = plugin.controllers
  plugin.controllers.preview = (parts) => {
    const own = preview(parts)
    return { ...own, getPreviewUrl: previewInAnyLanguage(own.getPreviewUrl) }
  }
  const controller = plugin.controllers['collection-types']
  const singles = plugin.controllers['single-types']
  controller.find = searchByAddress(controller.find.bind(controller))
  controller.update = guardOverwriting(controller.update.bind(controller))
  controller.publish = guardOverwriting(controller.publish.bind(controller))
  controller.bulkPublish = nameRejectedEntries(controller.bulkPublish.bind(controller))
  controller.discard = guardOverwriting(controller.discard.bind(controller))
  singles.createOrUpdate = guardOverwriting(singles.createOrUpdate.bind(singles))
  singles.publish = guardOverwriting(singles.publish.bind(singles))
  singles.discard = guardOverwriting(singles.discard.bind(singles))
  const { clone } = controller
  controller.clone = async (ctx) => {
    const request = ctx.request as { body?: Record<string, unknown> }
    const languages = await languagesOf(ctx)
    const wanted = ctx.query.locale ?? request.body?.locale
    const locale = languages.find((language) => language === wanted) ?? languages[0]
    if (locale !== undefined) request.body = { ...request.body, locale }
    await clone.call(controller, ctx)
  }
  return plugin
}

async function languagesOf({ params }: Context): Promise<string[]> {
  const { model, sourceId: documentId } = params
  const versions: { locale: string | null }[] = await strapi.db
    .query(model as UID.ContentType)
    .findMany({ where: { documentId }, select: ['locale'], orderBy: { locale: 'asc' } })
  return versions.flatMap(({ locale }) => locale ?? [])
}
