import type { Locale } from '~content/locale'
import { notFound } from '~/platform/http/not-found.server'
import { pageMoment } from '~/platform/time/page-moment.server'
import { missingSingle, translationsOfSingle } from '~/platform/content/read-single.server'
import { openEntries } from './open-entries.server'
import { windowState } from '~/platform/time/window'
import type { PageName } from '~/routing/table'
import type { Translations } from '~/routing/translations'

type SingleRequest = { page: PageName; locale: Locale; search: URLSearchParams }

type Windowed = { startDate: string | null; endDate: string | null }

/**
 * The landing of a single type while its window is open, with the languages in which it is; the page expires when one
 * opens or closes. Throws a redirect to the other language where it is published and open in that alone, a 404 where it
 * is in none or not yet to be seen, and a 410 where it is over.
 */
export function openSingle<Entry extends Windowed>(
  entries: Record<Locale, Entry | null>,
  { page, locale, search }: SingleRequest,
): { landing: Entry; translations: Translations } {
  const open = openSingles(entries)
  const landing = entries[locale]
  if (!landing) throw missingSingle(open, { page, locale, search: search.toString() })
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
