import type { Core, UID } from '@strapi/strapi'
import type { Locale } from '../../content-types/locale'
import { altTextField } from '../src/publishing/checks/alt-text-checks'
import type { DocumentData } from './import-documents'
import type { PictureLibrary } from './import-pictures'

type Plain = Record<string, unknown>
type Attribute = { type: string; component?: UID.Component; target?: string }

/** What an entry of the demo content may name: pictures, and entries by type and name. */
export type EntrySources = {
  strapi: Core.Strapi
  pictures: PictureLibrary
  entries: Record<string, ReadonlyMap<string, string>>
}

/**
 * One language of an entry as the document service takes it: `{ en, es }` pairs become words, names
 * of pictures become files with their text where the entry gives none, names of entries become links.
 * Throws at a name that does not exist.
 */
export function entryData(
  sources: EntrySources,
  uid: UID.Schema,
  seed: Plain,
  locale: Locale,
): DocumentData {
  const attributes: Record<string, Attribute> = { ...sources.strapi.getModel(uid).attributes }
  const data: DocumentData = {}
  for (const [name, value] of Object.entries(seed)) {
    const attribute = attributes[name]
    if (!attribute) {
      if (name === '__component') data[name] = value
      else throw new Error(`${uid} has no field ${name}`)
    } else if (attribute.type === 'media') {
      // What the entry says itself wins, then the first of several pictures that share a text.
      const described = picture(sources, { name, names: Object.keys(attributes) }, value, locale)
      Object.assign(data, { ...described, ...data })
    } else {
      data[name] = field(sources, attribute, value, locale)
    }
  }
  return data
}

function field(
  sources: EntrySources,
  { type, component, target = '' }: Attribute,
  value: unknown,
  locale: Locale,
): unknown {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) {
    return value.map((item) => field(sources, { type, component, target }, item, locale))
  }
  if (type === 'relation') return link(sources, target, String(value))
  if (type === 'component' || type === 'dynamiczone') {
    const part = { ...(value as Plain) }
    const uid = component ?? (String(part.__component) as UID.Component)
    return entryData(sources, uid, part, locale)
  }
  return inLanguage(value, locale)
}

/** A picture's file, and its own text for the field beside it. */
function picture(
  { pictures }: EntrySources,
  { name, names }: { name: string; names: string[] },
  value: unknown,
  locale: Locale,
): DocumentData {
  if (value === null || value === undefined) return { [name]: null }
  const { picture: file, alt } = pictures.named(String(value), locale)
  const text = altTextField(name, names)
  return { [name]: file, ...(text && { [text]: alt }) }
}

function link({ entries }: EntrySources, target: string, name: string): string {
  const documentId = entries[target]?.get(name)
  if (!documentId) throw new Error(`The demo content has no ${target} "${name}"`)
  return documentId
}

function inLanguage(value: unknown, locale: Locale): unknown {
  if (typeof value === 'object' && value !== null && 'en' in value && 'es' in value) {
    return value[locale]
  }
  return value
}
