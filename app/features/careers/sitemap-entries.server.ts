import { locales } from '~content/locale'
import { pageMoment } from '~/platform/time/page-moment.server'
import type { SitemapEntry } from '~/routing/sitemap-pages'
import { careerState } from './career-state'
import { readCareers } from './read-careers.server'

/** Every vacancy that is open, once, with its addresses in the languages in which it exists. */
export async function careerEntries(): Promise<SitemapEntry[]> {
  const now = pageMoment()
  const found = new Map<string, SitemapEntry>()
  for (const locale of locales) {
    const open = (await readCareers(locale)).filter((one) => careerState(one, now) === 'open')
    for (const { documentId, slug, updatedAt } of open) {
      const translations = { ...found.get(documentId)?.translations, [locale]: { id: slug } }
      found.set(documentId, { page: 'career', translations, changed: updatedAt.slice(0, 10) })
    }
  }
  return [...found.values()]
}
