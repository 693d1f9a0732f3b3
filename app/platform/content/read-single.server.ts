import type * as z from 'zod'
import type { ContentDefinition } from '~content/content-definition'
import { locales, type Locale } from '~content/locale'
import { translationsOf, type Translations } from '~/routing/translations'
import { readContent } from './read-content.server'

/** A single type in both languages; null if it is not published in one. */
export async function readSingle<Schema extends z.ZodType>(
  definition: ContentDefinition<Schema>,
): Promise<Record<Locale, z.infer<Schema> | null>> {
  const [en, es] = await Promise.all([readContent(definition, 'en'), readContent(definition, 'es')])
  return { en, es }
}

/** The languages in which the page of a single type exists. */
export function translationsOfSingle(entries: Record<Locale, unknown>): Translations {
  return translationsOf(
    {},
    locales.filter((locale) => entries[locale] !== null),
  )
}
