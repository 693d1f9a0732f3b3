import { otherLocale, type Locale } from '~content/locale'
import { href } from './href'
import type { PageName } from './table'

type Addressed = { documentId: string; slug: string }

/**
 * Where an address leads whose slug only the other language has: to the translation, or without one to the entry in its
 * own language (decisions.md, "Two languages"). Null where neither language has it.
 */
export function pathOfForeignSlug(
  page: PageName,
  locale: Locale,
  slug: string,
  entries: { own: readonly Addressed[]; foreign: readonly Addressed[] },
): string | null {
  const foreign = entries.foreign.find((one) => one.slug === slug)
  if (!foreign) return null
  const own = entries.own.find(({ documentId }) => documentId === foreign.documentId)
  return own ? href(page, locale, { slug: own.slug }) : href(page, otherLocale(locale), { slug })
}
