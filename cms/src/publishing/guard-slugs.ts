import { errors } from '@strapi/utils'
import type { Core, UID } from '@strapi/strapi'
import { addressName } from './address-name'

/**
 * Gives an entry without an address name one made from its name, and refuses one that another
 * entry has: Strapi compares within one language and one state only.
 */
export function guardSlugs(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    const field = identifierOf(strapi, uid)
    if (!field || (action !== 'create' && action !== 'update')) return next()
    const params: Record<string, unknown> = { ...context.params }
    const { data } = params
    if (typeof data !== 'object' || data === null) return next()
    const values = data as Record<string, unknown>

    const documentId = typeof params.documentId === 'string' ? params.documentId : undefined
    const given = values[field]
    if (typeof given === 'string' && given !== '') {
      await refuseTaken(strapi, uid, field, given, documentId)
    } else if (action === 'create' && typeof values.name === 'string') {
      values[field] = await freeName(strapi, uid, field, addressName(values.name))
    } else if (action === 'update' && field in values) {
      // An emptied field keeps what it was: addresses that visitors know do not vanish.
      delete values[field]
    }
    return next()
  })
}

function identifierOf(strapi: Core.Strapi, uid: UID.ContentType): 'slug' | 'key' | undefined {
  const attributes = uid.startsWith('api::') ? strapi.contentTypes[uid]?.attributes : undefined
  if (attributes?.slug) return 'slug'
  return attributes?.key?.type === 'string' ? 'key' : undefined
}

async function refuseTaken(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  field: string,
  value: string,
  documentId: string | undefined,
): Promise<void> {
  const where = { [field]: value, ...(documentId && { documentId: { $ne: documentId } }) }
  const other = await strapi.db.query(uid).findOne({ where, select: ['name'] })
  if (!other) return
  const message = `The address name "${value}" belongs to "${other.name}" already. Choose another.`
  throw new errors.ValidationError(message, { errors: [{ path: [field], message }] })
}

async function freeName(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  field: string,
  wanted: string,
): Promise<string> {
  const base = wanted || 'entry'
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? base : `${base}-${number}`
    const taken = await strapi.db.query(uid).count({ where: { [field]: candidate } })
    if (taken === 0) return candidate
  }
}
