import { pageMoment } from '~/platform/time/page-moment.server'
import { translatedEntries, type SitemapEntry } from '~/routing/sitemap-pages'
import { careerState } from './career-state'
import { readCareers } from './read-careers.server'

/** Every vacancy that is open. */
export function careerEntries(): Promise<SitemapEntry[]> {
  const now = pageMoment()
  return translatedEntries(
    async (locale) => (await readCareers(locale)).filter((one) => careerState(one, now) === 'open'),
    ({ slug }) => ({ page: 'career', params: { id: slug } }),
  )
}
