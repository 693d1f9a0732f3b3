import { redirect } from '@remix-run/node'
import type * as z from 'zod'
import type { ContentDefinition } from '~content/content-definition'
import { locales, otherLocale, type Locale } from '~content/locale'
import { notFound } from '~/platform/http/not-found.server'
import { href } from '~/routing/href'
import type { PageName } from '~/routing/table'
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

/**
 * What the page of a single type answers in a language in which it is not published: a redirect to the other language,
 * which may end once this one is published, or a 404 where neither is.
 */
export function missingSingle(
  entries: Record<Locale, unknown>,
  { page, locale, search = '' }: { page: PageName; locale: Locale; search?: string },
): Response {
  const other = otherLocale(locale)
  return entries[other] === null ? notFound() : redirect(href(page, other, {}, search))
}
