import type { Core, UID } from '@strapi/strapi'
import { isSeeding } from '../changes/record-change'
import { changesAddress } from './addressed-types'
import { dayToForget, formerSlugUid } from './former-slug-cleanup'
import { factsToKeep } from './read-gone-rentals'

const rentals = 'api::rental.rental'

type Page = { locale: string; slug: string; name?: string; titleOffer?: string; title?: string }

/**
 * Stores the former slugs of published pages, towns and regions, from which the site redirects. A former slug is
 * deleted when an entry of the type uses it again. Towns and regions share a slug between languages: theirs is stored
 * once, in the language that staff saved. Slugs of a deleted rental stay for a time, so that its page can offer similar
 * ones.
 */
export function keepFormerSlugs(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    const params: Record<string, unknown> = { ...context.params }
    const { documentId, status } = params
    if (!changesAddress(strapi, { uid, action, status }) || isSeeding(strapi)) return next()

    return strapi.db.transaction(async () => {
      // The number that a clone names is that of its source.
      const known = typeof documentId === 'string' && action !== 'clone'
      const before = known ? await publishedPages(strapi, uid, documentId) : []
      const isDeleted = action === 'delete'
      const kept =
        isDeleted && known && uid === rentals ? await factsToKeep(strapi, documentId) : null
      const result = await next()
      const id = known ? documentId : documentIdOf(result)
      if (id === undefined) return result
      const after = await publishedPages(strapi, uid, id)
      // A deleted page has no redirect target, but for a deleted rental there are similar ones.
      for (const page of isDeleted && !kept ? [] : before) {
        const now = after.find(({ locale }) => locale === page.locale)
        if (now?.slug !== page.slug) await remember(strapi, uid, id, page)
      }
      for (const page of after) await forget(strapi, uid, page.locale, page.slug)
      if (isDeleted) await deleteSlugsOfRemovedLanguages(strapi, uid, id, kept)
      return result
    })
  })
}

async function publishedPages(strapi: Core.Strapi, uid: UID.ContentType, documentId: string) {
  const where = { documentId, publishedAt: { $notNull: true } }
  const pages: Page[] = await strapi.db.query(uid).findMany({ where })
  return pages.filter(({ slug }) => slug)
}

async function remember(
  strapi: Core.Strapi,
  contentType: UID.ContentType,
  target: string,
  { locale: language, slug: oldSlug, ...names }: Page,
): Promise<void> {
  await forget(strapi, contentType, language, oldSlug)
  const name = names.titleOffer ?? names.name ?? names.title ?? null
  await strapi
    .documents(formerSlugUid)
    .create({ data: { name, contentType, language, oldSlug, target } })
}

async function forget(
  strapi: Core.Strapi,
  contentType: UID.ContentType,
  language: string,
  oldSlug: string,
): Promise<void> {
  await forgetWhere(strapi, { contentType, language, oldSlug })
}

/**
 * Deletes former slugs in languages that the page lost. Slugs of a deleted rental stay for a year with the facts needed
 * to find similar rentals.
 */
async function deleteSlugsOfRemovedLanguages(
  strapi: Core.Strapi,
  contentType: UID.ContentType,
  target: string,
  deletedRental: Awaited<ReturnType<typeof factsToKeep>>,
): Promise<void> {
  const versions: { locale: string }[] = await strapi.db
    .query(contentType)
    .findMany({ where: { documentId: target }, select: ['locale'] })
  const remaining = versions.map(({ locale }) => locale)
  const where = { contentType, target, language: { $notIn: remaining } }
  // Slugs with a target set by an editor keep redirecting.
  if (!deletedRental)
    return forgetWhere(strapi, { ...where, $or: [{ toPath: { $null: true } }, { toPath: '' }] })
  const rows = await strapi.db.query(formerSlugUid).findMany({ where, select: ['documentId'] })
  const data: Record<string, unknown> = { name: null, deletedRental, forgetOn: dayToForget() }
  for (const { documentId } of rows) {
    await strapi.documents(formerSlugUid).update({ documentId, data })
  }
}

async function forgetWhere(strapi: Core.Strapi, where: object): Promise<void> {
  const rows = await strapi.db.query(formerSlugUid).findMany({ where, select: ['documentId'] })
  for (const { documentId } of rows) await strapi.documents(formerSlugUid).delete({ documentId })
}

function documentIdOf(result: unknown): string | undefined {
  if (typeof result !== 'object' || result === null || !('documentId' in result)) return undefined
  return typeof result.documentId === 'string' ? result.documentId : undefined
}
