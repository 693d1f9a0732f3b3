import type * as z from 'zod'

/** How one content type is read over the CMS's REST interface, and which cache tags its pages carry. */
export type ContentDefinition<Schema extends z.ZodType = z.ZodType> = {
  uid: string
  /** Path below `/api/`, e.g. `site-setting`. */
  path: string
  /** Strapi's `populate` parameter, as nested object. */
  populate: Record<string, unknown>
  /** Other types whose entries are part of the answer: a change of theirs is a change of this. */
  includes?: readonly string[]
  schema: Schema
  /**
   * What a page that only links to this content depends on. Without it, pages depend only on whether there is content.
   */
  presenceOf?(content: z.infer<Schema>): unknown
}

/** The cache tag of everything that was rendered from this content type. */
export function contentTag(uid: string): string {
  return uid
}

/** The cache tag of what depends only on the presence of a type's content in a language, as a link to its page does. */
export function presenceTag(uid: string): string {
  return `presence:${uid}`
}
