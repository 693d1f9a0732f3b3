import { isDeepStrictEqual } from 'node:util'
import type { Core, UID } from '@strapi/strapi'
import { isSeeding } from '../changes/record-change'
import { readLinks, relationsOf, sameLinks } from './relation-links'
import { translatedTargets, withUntranslated } from './relation-targets'

type Entry = Record<string, unknown>

/** The rows of each version, as a condition. */
const publishedAt = { draft: null, published: { $notNull: true } }

/** What is used of the i18n plugin, whose own middleware shares the fields of drafts with these. */
type Sharing = {
  contentTypes: {
    isLocalizedContentType: (schema: object) => boolean
    getNestedPopulateOfNonLocalizedAttributes: (uid: UID.ContentType) => string[]
    copyNonLocalizedAttributes: (schema: object, entry: Entry) => Entry
  }
  localizations: { syncNonLocalizedAttributes: (entry: Entry, schema: object) => Promise<void> }
}

/**
 * Copies shared fields and relations to the other published languages when one is published: Strapi compares the
 * published version with the draft, finds them equal, and leaves the other language with the old phone number or
 * picture. Copies them to the drafts of the other languages when changes are discarded in one, where Strapi leaves
 * out relations and compares with a version of any language.
 */
export function sharePublishedFields(strapi: Core.Strapi): void {
  const { contentTypes, localizations } = sharingOf(strapi)
  strapi.documents.use(async (context, next) => {
    const { uid, action, contentType, params } = context
    const isLocalized = contentTypes.isLocalizedContentType(contentType)
    if (action !== 'publish' && action !== 'discardDraft') return next()
    if (isSeeding(strapi) || !isLocalized) return next()
    const state = action === 'publish' ? 'published' : 'draft'
    const documentId = 'documentId' in params ? params.documentId : undefined
    // Publishing several entries at once names the languages as a list.
    const named = ['locale' in params ? params.locale : undefined].flat()
    return strapi.db.transaction(async () => {
      const result = await next()
      const versions: Entry[] = await strapi.db.query(uid).findMany({
        where: { documentId, publishedAt: publishedAt[state] },
        populate: contentTypes.getNestedPopulateOfNonLocalizedAttributes(uid),
      })
      const source = versions.find(({ locale }) =>
        named.some((one) => one === '*' || (one ?? 'en') === locale),
      )
      if (!source) return result
      const shared = (version: Entry) =>
        contentTypes.copyNonLocalizedAttributes(contentType, version)
      const isSame = versions.every((one) => isDeepStrictEqual(shared(one), shared(source)))
      if (!isSame) await localizations.syncNonLocalizedAttributes(source, contentType)
      const { documentId: id, locale } = source
      await shareRelationsOf(strapi, uid, { documentId: String(id), locale: String(locale) }, state)
      return result
    })
  })
}

/** Writes the rows themselves: the document service would publish the drafts of the other languages. */
async function shareRelationsOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { documentId, locale }: { documentId: string; locale: string },
  state: 'draft' | 'published',
): Promise<void> {
  if (relationsOf(strapi, uid).length === 0) return
  const versions = await readLinks(strapi, uid, documentId, state)
  const source = versions.find((version) => version.locale === locale)
  if (!source) return
  for (const version of versions) {
    if (version === source) continue
    const targets: Record<string, string[]> = {}
    const data: Record<string, number[]> = {}
    const wanted = await withUntranslated(strapi, uid, source, version)
    for (const [attribute, ids] of Object.entries(wanted)) {
      const known = await translatedTargets(strapi, { uid, attribute }, ids, version.locale)
      targets[attribute] = known.map((target) => target.documentId)
      data[attribute] = known.map(({ id }) => id)
    }
    if (sameLinks(targets, version.targets)) continue
    const where = { documentId, locale: version.locale, publishedAt: publishedAt[state] }
    await strapi.db.query(uid).update({ where, data })
  }
}

function sharingOf(strapi: Core.Strapi): Sharing {
  const plugin = strapi.plugin('i18n')
  return {
    contentTypes: plugin.service('content-types'),
    localizations: plugin.service('localizations'),
  }
}
