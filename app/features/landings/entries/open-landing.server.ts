import { redirect } from '@remix-run/node'
import type { Locale } from '~content/locale'
import { notFound } from '~/platform/http/not-found.server'
import { pageMoment } from '~/platform/time/page-moment.server'
import { href } from '~/routing/href'
import type { PageName } from '~/routing/table'
import type { Translations } from '~/routing/translations'
import { locateEntry, translationsOfEntry } from './locate-entry'
import { openEntries } from './open-entries.server'
import { windowState, type Window } from '~/platform/time/window'

type Landing = { documentId: string; slug: string }

type LandingRequest<Entry> = {
  page: PageName
  entries: Record<Locale, readonly Entry[]>
  windowOf: (landing: Entry) => Window
  slug: string
  locale: Locale
  search: string
}

/**
 * The landing at an address while its window is open; the page expires when it opens or closes. Throws a
 * 404 where there is none (yet), a 410 where it is over, and a redirect to the language of the slug.
 */
export function openLanding<Entry extends Landing>(
  request: LandingRequest<Entry>,
): { landing: Entry; translations: Translations } {
  const { page, entries, slug, locale, search } = request
  const located = locateEntry(entries, slug, locale)
  if (!located) throw notFound()
  if (located.kind === 'elsewhere') {
    throw redirect(href(page, located.locale, { slug: located.slug }, search), 301)
  }
  const { documentId } = located.entry
  const isThis = (entry: Entry) => entry.documentId === documentId
  const languages = { en: entries.en.filter(isThis), es: entries.es.filter(isThis) }
  const translations = translationsOfEntry(openEntries(languages, request.windowOf), documentId)
  const state = windowState(request.windowOf(located.entry), pageMoment())
  if (state === 'before') throw notFound()
  if (state === 'over') throw new Response(null, { status: 410, statusText: 'Gone' })
  return { landing: located.entry, translations }
}
