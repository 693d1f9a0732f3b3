import type { Core, UID } from '@strapi/strapi'

/** Fields that may hold an entry's name; the first that its type has counts. */
const nameFields = ['name', 'titleOffer', 'title', 'question'] as const

/** The field from which a type's slugs are made; undefined when it has none. */
export function nameFieldOf(strapi: Core.Strapi, uid: UID.ContentType): string | undefined {
  const attributes = strapi.contentTypes[uid]?.attributes ?? {}
  return nameFields.find((field) => attributes[field]?.type === 'string')
}

/** The display name of an entry, which may be a person's. */
export function entryName(entry: Record<string, unknown>): string | undefined {
  const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
  const person = [entry.firstName, entry.lastName].filter(isText).join(' ')
  return [...nameFields.map((field) => entry[field]), person].find(isText)
}

/** The display name of a document, in the language of a call if it has one there. */
export async function nameOfDocument(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locale: unknown,
): Promise<string> {
  const versions: Record<string, unknown>[] = await strapi.db
    .query(uid)
    .findMany({ where: { documentId }, orderBy: { id: 'asc' } })
  const version = versions.find((each) => each.locale === (locale ?? 'en')) ?? versions[0]
  return (version && entryName(version)) ?? documentId
}
