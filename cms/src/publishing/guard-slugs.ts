import { errors } from '@strapi/utils'
import type { Core, UID } from '@strapi/strapi'
import { slugify } from './slugify'
import { entryName, nameFieldOf } from './entry-name'
import { freeIdentifier, type Identifier, identifierOf } from './identifier'
import { translate } from '../labels/translate'

type Target = { documentId: string | undefined; locale: string }

/**
 * Makes a slug from the name when it is missing, and rejects one that another entry has. Strapi itself compares
 * only within one language and one status.
 */
export function guardSlugs(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    const identifier = identifierOf(strapi, uid)
    if (!identifier || (action !== 'create' && action !== 'update')) return next()
    const params: Record<string, unknown> = { ...context.params }
    const { data } = params
    if (typeof data !== 'object' || data === null) return next()
    const values = data as Record<string, unknown>
    const { field } = identifier
    const target: Target = {
      documentId: typeof params.documentId === 'string' ? params.documentId : undefined,
      locale: typeof params.locale === 'string' ? params.locale : 'en',
    }

    const given = values[field]
    const name = values[nameFieldOf(strapi, uid) ?? '']
    if (typeof given === 'string' && given !== '') {
      await rejectTaken(strapi, uid, identifier, { ...target, value: given })
    } else if (await hasIdentifier(strapi, uid, identifier, target)) {
      // An emptied field keeps its value: known addresses must not vanish.
      delete values[field]
    } else if (typeof name === 'string' && name !== '') {
      const free = { wanted: slugify(name), locale: target.locale }
      values[field] = await freeIdentifier(strapi, uid, identifier, free)
    }
    return next()
  })
}

async function hasIdentifier(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { field, isLocalized }: Identifier,
  { documentId, locale }: Target,
): Promise<boolean> {
  if (documentId === undefined) return false
  const where = { documentId, [field]: { $notNull: true }, ...(isLocalized && { locale }) }
  return (await strapi.db.query(uid).count({ where })) > 0
}

async function rejectTaken(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { field, isLocalized }: Identifier,
  { documentId, locale, value }: Target & { value: string },
): Promise<void> {
  const where = {
    [field]: value,
    ...(isLocalized && { locale }),
    ...(documentId && { documentId: { $ne: documentId } }),
  }
  const other = await strapi.db.query(uid).findOne({ where })
  if (!other) return
  const name = entryName(other) ?? translate('another entry')
  const message = translate(
    'The address name "{value}" belongs to "{name}" already. Choose another.',
    {
      value,
      name,
    },
  )
  throw new errors.ValidationError(message, { errors: [{ path: [field], message }] })
}
