import type * as z from 'zod'
import type { ContentDefinition } from '~content/content-definition'
import { locales, type Locale } from '~content/locale'
import { notFound } from '~/platform/http/not-found.server'
import { pageMoment } from '~/platform/time/page-moment.server'
import { readContent } from '~/platform/content/read-content.server'
import { openEntries } from './open-entries.server'
import { windowState } from './window'
import { translationsOf, type Translations } from '~/routing/translations'

/** A single type in both languages; null where it is not published in one. */
export async function readSingle<Schema extends z.ZodType>(
  definition: ContentDefinition<Schema>,
): Promise<Record<Locale, z.infer<Schema> | null>> {
  const [en, es] = await Promise.all([readContent(definition, 'en'), readContent(definition, 'es')])
  return { en, es }
}

type Windowed = { startDate: string | null; endDate: string | null }

/**
 * The landing of a single type while its window is open, with the languages in which it is; the page expires when one
 * opens or closes. Throws a 404 where it is not published, or not yet to be seen, and a 410 where it is over.
 */
export function openSingle<Entry extends Windowed>(
  entries: Record<Locale, Entry | null>,
  locale: Locale,
): { landing: Entry; translations: Translations } {
  const open = openSingles(entries)
  const landing = entries[locale]
  if (!landing) throw notFound()
  const state = windowState(landing, pageMoment())
  if (state === 'before') throw notFound()
  if (state === 'over') throw new Response(null, { status: 410, statusText: 'Gone' })
  return { landing, translations: translationsOfSingle(open) }
}

/** The languages of a single type whose window is open. */
export function openSingles<Entry extends Windowed>(
  entries: Record<Locale, Entry | null>,
): Record<Locale, Entry | null> {
  const listOf = (entry: Entry | null): Entry[] => (entry ? [entry] : [])
  const languages = { en: listOf(entries.en), es: listOf(entries.es) }
  const open = openEntries(languages, ({ startDate, endDate }) => ({ startDate, endDate }))
  return { en: open.en[0] ?? null, es: open.es[0] ?? null }
}

/** The languages in which the page of a single type exists. */
export function translationsOfSingle(entries: Record<Locale, unknown>): Translations {
  return translationsOf(
    {},
    locales.filter((locale) => entries[locale] !== null),
  )
}
