import type { Core, UID } from '@strapi/strapi'

/** The field whose value is unique within a type. */
export type Identifier = {
  field: 'slug' | 'key'
  /** Whether each language has its own value, unique within that language. */
  isLocalized: boolean
}

/** A type's identifying field that editors fill in; undefined when it has none. */
export function identifierOf(strapi: Core.Strapi, uid: UID.ContentType): Identifier | undefined {
  const attributes = uid.startsWith('api::') ? strapi.contentTypes[uid]?.attributes : undefined
  const field = attributes?.slug ? 'slug' : 'key'
  const attribute = attributes?.[field]
  if (attribute?.type !== 'string') return undefined
  const { pluginOptions } = attribute as { pluginOptions?: { i18n?: { localized?: boolean } } }
  return { field, isLocalized: pluginOptions?.i18n?.localized === true }
}

/** The first of `wanted`, `wanted-2`, `wanted-3`… that no entry has. */
export async function freeIdentifier(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { field, isLocalized }: Identifier,
  { wanted, locale }: { wanted: string; locale: string },
): Promise<string> {
  const base = wanted || 'entry'
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? base : `${base}-${number}`
    const where = { [field]: candidate, ...(isLocalized && { locale }) }
    if ((await strapi.db.query(uid).count({ where })) === 0) return candidate
  }
}
