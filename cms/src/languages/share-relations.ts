import { AsyncLocalStorage } from 'node:async_hooks'
import type { Core, UID } from '@strapi/strapi'
import { isSeeding } from '../changes/record-change'
import { type Links, readLinks, relationsOf, sameLinks } from './relation-links'
import { translatedTargets, withUntranslated } from './relation-targets'

const sharing = new AsyncLocalStorage<true>()

/**
 * Copies relations to the other languages after a save, and to a new language from the existing ones. Strapi
 * shares only scalars and components between languages, but our relations are the same in all.
 */
export function shareRelations(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    const params: Record<string, unknown> = { ...context.params }
    const { documentId } = params
    if (
      (action !== 'update' && action !== 'create') ||
      relationsOf(strapi, uid).length === 0 ||
      sharing.getStore() ||
      isSeeding(strapi)
    ) {
      return next()
    }
    return strapi.db.transaction(async () => {
      const before = typeof documentId === 'string' ? await readLinks(strapi, uid, documentId) : []
      const result = await next()
      if (typeof documentId !== 'string') return result
      const locale = typeof params.locale === 'string' ? params.locale : 'en'
      const after = await readLinks(strapi, uid, documentId)
      const saved = after.find((version) => version.locale === locale)
      if (!saved) return result
      const isNew = !before.some((version) => version.locale === locale)
      const source = isNew ? startOfNewLanguage(saved, before[0]) : saved
      for (const version of after) {
        if (isNew && version !== saved) continue
        const targets = await withUntranslated(strapi, uid, source, version)
        if (sameLinks(targets, version.targets)) continue
        await writeRelations(strapi, uid, { documentId, locale: version.locale }, targets)
      }
      return result
    })
  })
}

function startOfNewLanguage(created: Links, sibling: Links | undefined): Links {
  const targets = { ...sibling?.targets }
  for (const [attribute, ids] of Object.entries(created.targets)) {
    if (ids.length > 0) targets[attribute] = ids
  }
  return { ...created, targets }
}

async function writeRelations(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { documentId, locale }: { documentId: string; locale: string },
  targets: Links['targets'],
): Promise<void> {
  const data: Record<string, unknown> = {}
  for (const [attribute, ids] of Object.entries(targets)) {
    const known = await translatedTargets(strapi, { uid, attribute }, ids, locale)
    data[attribute] = { set: known.map((target) => ({ documentId: target.documentId })) }
  }
  await sharing.run(true, () => strapi.documents(uid).update({ documentId, locale, data }))
}
