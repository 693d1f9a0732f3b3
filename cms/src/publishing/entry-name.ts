import type { Core, UID } from '@strapi/strapi'

/** Fields by which an entry is called, the first that its type has. */
const nameFields = ['name', 'titleOffer', 'title', 'question'] as const

/** The field from which an entry's address name is made, or undefined where the type has none. */
export function nameFieldOf(strapi: Core.Strapi, uid: UID.ContentType): string | undefined {
  const attributes = strapi.contentTypes[uid]?.attributes ?? {}
  return nameFields.find((field) => attributes[field]?.type === 'string')
}

/** How people call an entry. */
export function entryName(entry: Record<string, unknown>): string | undefined {
  const names = nameFields.map((field) => entry[field])
  return names.find((name) => typeof name === 'string' && name !== '') as string | undefined
}
