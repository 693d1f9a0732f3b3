import { locales, type Locale } from '~content/locale'
import type { Translations } from '~/routing/translations'

type Addressed = { documentId: string; slug: string }

type Located<Entry> =
  | { kind: 'here'; entry: Entry }
  /** The address belongs to another language, or its slug does. */
  | { kind: 'elsewhere'; locale: Locale; slug: string }

/**
 * The entry that an address names. Its slug may be the other language's: a prefix then wins, and without one
 * the slug says the language (decisions.md, "Two languages").
 */
export function locateEntry<Entry extends Addressed>(
  entries: Record<Locale, readonly Entry[]>,
  slug: string,
  locale: Locale,
): Located<Entry> | null {
  const entry = entries[locale].find((one) => one.slug === slug)
  if (entry) return { kind: 'here', entry }
  const other = locale === 'en' ? 'es' : 'en'
  const foreign = entries[other].find((one) => one.slug === slug)
  if (!foreign) return null
  const own = entries[locale].find((one) => one.documentId === foreign.documentId)
  if (own && locale === 'es') return { kind: 'elsewhere', locale, slug: own.slug }
  return { kind: 'elsewhere', locale: other, slug }
}

/** The slugs of a document in all languages in which it is published. */
export function translationsOfEntry(
  entries: Record<Locale, readonly Addressed[]>,
  documentId: string,
): Translations {
  const translations: Translations = {}
  for (const locale of locales) {
    const translation = entries[locale].find((one) => one.documentId === documentId)
    if (translation) translations[locale] = { slug: translation.slug }
  }
  return translations
}
