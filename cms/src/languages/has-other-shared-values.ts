import { isDeepStrictEqual } from 'node:util'
import type { Core, UID } from '@strapi/strapi'

type Values = Record<string, unknown>

/** What is used of the i18n plugin. */
type ContentTypes = {
  getNonLocalizedAttributes: (schema: object) => string[]
  getNestedPopulateOfNonLocalizedAttributes: (uid: UID.ContentType) => string[]
}

/** What the panel's form keeps of a component for itself. */
const formKeys = ['id', '__temp_key__']

/**
 * Whether a form has another value than the entry in a field that all languages share. Relations are not compared: the
 * form sends what was added and removed.
 */
export async function hasOtherSharedValues(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  where: object,
  form: Values,
): Promise<boolean> {
  const contentTypes: ContentTypes = strapi.plugin('i18n').service('content-types')
  const populate = contentTypes.getNestedPopulateOfNonLocalizedAttributes(uid)
  const entry = await strapi.db.query(uid).findOne({ where, populate })
  if (!entry) return false
  const type = strapi.contentType(uid)
  // The form holds the entry as JSON: moments are texts there.
  const stored: Values = JSON.parse(JSON.stringify(entry))
  return contentTypes.getNonLocalizedAttributes(type).some((name) => {
    if (!(name in form)) return false
    const valueOf = type.attributes[name]?.type === 'media' ? fileIds : comparable
    return !isDeepStrictEqual(valueOf(form[name]), valueOf(stored[name]))
  })
}

/** A value without ids of components and without empty fields. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable)
  if (typeof value !== 'object' || value === null) return value ?? null
  const filled = Object.entries(value).filter(
    ([name, inner]) => inner !== null && inner !== undefined && !formKeys.includes(name),
  )
  return Object.fromEntries(filled.map(([name, inner]) => [name, comparable(inner)]))
}

/** The form sends a file as an object or as its id. */
function fileIds(value: unknown): unknown[] {
  return [value].flat().flatMap((file) => {
    if (file === null || file === undefined) return []
    return typeof file === 'object' && 'id' in file ? [file.id] : [file]
  })
}
