import type { Core, UID } from '@strapi/strapi'
import { slugify } from '../publishing/slugify'
import { nameFieldOf } from '../publishing/entry-name'
import { freeIdentifier, identifierOf } from '../publishing/identifier'
import { isLocalized } from './is-localized'
import { withoutComponentIds } from './without-component-ids'

type Values = Record<string, unknown>
type Copy = Values & { id: string | number; documentId: string; locale: string }

const copySuffix: Record<string, string> = { en: ' (copy)', es: ' (copia)' }

/**
 * "Duplicate" copies an entry in all its languages; Strapi alone copies the one on screen. Changes in the form
 * apply to that language, shared fields to all. Each copy gets its own name and slug.
 */
export function duplicateLanguages(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    if (action !== 'clone' || !isLocalized(strapi, uid)) return next()
    const { data, locale, ...params }: Values = { ...context.params }
    // The copies keep their languages: the form's own locale is dropped.
    const { locale: _locale, ...values } = isValues(data) ? data : {}
    const form = withoutComponentIds(strapi, uid, values)
    const language = typeof locale === 'string' ? locale : 'en'

    return strapi.db.transaction(async () => {
      const shared = await sharedIdentifier(strapi, uid, form, String(params.documentId))
      const facts = { ...pickLocalized(strapi, uid, form, false), ...shared }
      Object.assign(context, { params: { ...params, locale: '*', data: facts } })
      const result = await next()
      if (!isClone(result)) return result
      const copies = [...result.entries]
      for (const copy of copies) {
        const localized = copy.locale === language ? pickLocalized(strapi, uid, form, true) : {}
        await nameCopy(strapi, uid, copy, localized)
      }
      // The panel opens the first entry: put the language on screen first.
      copies.sort((a, b) => Number(b.locale === language) - Number(a.locale === language))
      return { documentId: result.documentId, entries: copies }
    })
  })
}

/** A new slug or code for types whose languages share one. */
async function sharedIdentifier(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  form: Values,
  source: string,
): Promise<Values> {
  const identifier = identifierOf(strapi, uid)
  if (!identifier || identifier.isLocalized) return {}
  const { field } = identifier
  const original = await strapi.db.query(uid).findOne({ where: { documentId: source } })
  const wanted = form[field] || original?.[field]
  const free = { wanted: String(wanted ?? ''), locale: 'en' }
  return { [field]: await freeIdentifier(strapi, uid, identifier, free) }
}

/** Gives a copy a name and an address name of its own, and what the form says in its language. */
async function nameCopy(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  copy: Copy,
  localized: Values,
): Promise<void> {
  const data: Values = { ...localized }
  const nameField = nameFieldOf(strapi, uid)
  const name = nameField && copy[nameField]
  if (nameField && typeof name === 'string' && (localized[nameField] ?? name) === name) {
    data[nameField] = `${name}${copySuffix[copy.locale] ?? ''}`
  }
  const identifier = identifierOf(strapi, uid)
  if (identifier?.isLocalized) {
    const { field } = identifier
    const typed = localized[field] === copy[field] ? undefined : localized[field]
    const wanted = typed ?? slugify(String((nameField && data[nameField]) ?? copy[field] ?? ''))
    const free = { wanted: String(wanted), locale: copy.locale }
    data[field] = await freeIdentifier(strapi, uid, identifier, free)
  }
  if (Object.keys(data).length === 0) return
  await strapi.documents(uid).update({ documentId: copy.documentId, locale: copy.locale, data })
}

function pickLocalized(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  values: Values,
  wanted: boolean,
): Values {
  const contentTypes = strapi.plugin('i18n').service('content-types')
  const localized: string[] = contentTypes.getLocalizedAttributes(strapi.contentTypes[uid])
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => localized.includes(name) === wanted),
  )
}

function isClone(result: unknown): result is { documentId: string; entries: Copy[] } {
  return isValues(result) && typeof result.documentId === 'string' && Array.isArray(result.entries)
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null
}
