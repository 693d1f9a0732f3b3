import { careers, type Career } from '~content/career'
import type { Locale } from '~content/locale'
import { readContent } from '~/platform/content/read-content.server'
import { expirePageAt } from '~/platform/page-cache/tag-scope.server'
import { pageMoment } from '~/platform/time/page-moment.server'
import { careerState, careerBoundaries } from './career-state'
import { toOpenCareer, type OpenCareer } from './open-career'

/**
 * All published vacancies of a language, over or not out yet included, the newest first. What is made from
 * them expires when one opens or closes. Throws a 503 response if they cannot be read.
 */
export async function readCareers(locale: Locale): Promise<Career[]> {
  const found = (await readContent(careers, locale)) ?? []
  found.flatMap(careerBoundaries).forEach(expirePageAt)
  const day = ({ publicationDate }: Career) => publicationDate ?? ''
  return found.toSorted((a, b) => day(b).localeCompare(day(a)) || a.slug.localeCompare(b.slug))
}

/** The vacancies that take applications now; throws as `readCareers` does. */
export async function listOpenCareers(locale: Locale): Promise<OpenCareer[]> {
  const now = pageMoment()
  return (await readCareers(locale))
    .filter((career) => careerState(career, now) === 'open')
    .map(toOpenCareer)
}
