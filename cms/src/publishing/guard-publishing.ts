import { errors } from '@strapi/utils'
import type { Core, UID } from '@strapi/strapi'
import { isSeeding } from '../changes/record-change'
import { checkEntry } from './checks/check-entry'
import { translate } from '../labels/translate'

/** Rejects publishing an entry whose publish check has faults. */
export function guardPublishing(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    const params: Record<string, unknown> = { ...context.params }
    const publishes =
      action === 'publish' ||
      ((action === 'create' || action === 'update') && params.status === 'published')
    const hasDrafts = context.contentType.options?.draftAndPublish === true
    if (!publishes || !hasDrafts || !uid.startsWith('api::') || isSeeding(strapi)) return next()
    if (action === 'publish') {
      await rejectFaults(strapi, uid, String(params.documentId), params.locale)
      return next()
    }
    // Save and publish in one call: check the saved draft, and roll it back if it has faults.
    return strapi.db.transaction(async () => {
      const result = await next()
      if (typeof result === 'object' && result !== null && 'documentId' in result) {
        await rejectFaults(strapi, uid, result.documentId, params.locale)
      }
      return result
    })
  })
}

async function rejectFaults(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  parameter: unknown,
): Promise<void> {
  const faults = await findFaults(strapi, uid, documentId, parameter)
  if (faults.length === 0) return
  throw new errors.ValidationError(
    translate('Not published. {faults}', { faults: faults.join(' ') }),
  )
}

/**
 * The faults of an entry's draft, of the first language that has any.
 * @param parameter the `locale` of the call: one, several, or `*` for all
 */
export async function findFaults(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  parameter: unknown,
): Promise<string[]> {
  for (const locale of await localesOf(strapi, uid, documentId, parameter)) {
    const check = await checkEntry(strapi, uid, { documentId, locale })
    if (check && check.faults.length > 0) return check.faults
  }
  return []
}

async function localesOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  parameter: unknown,
): Promise<(string | null)[]> {
  const drafts = await strapi.db
    .query(uid)
    .findMany({ where: { documentId, publishedAt: null }, select: ['locale'] })
  const all: (string | null)[] = drafts.map(({ locale }) => locale)
  if (parameter === '*') return all
  const named: unknown[] = Array.isArray(parameter) ? parameter : [parameter ?? 'en']
  return all.filter((locale) => locale === null || named.includes(locale))
}
