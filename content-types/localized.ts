import * as z from 'zod'
import { locales } from './locale'

export const localeSchema = z.enum(locales)

/**
 * One value per language. A language is null if the entry does not exist or is not published in it.
 */
export function perLocale<Schema extends z.ZodType>(schema: Schema) {
  return z.object({ en: schema.nullable(), es: schema.nullable() })
}
