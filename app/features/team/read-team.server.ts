import { jobAreas } from '~content/job-area'
import type { Locale } from '~content/locale'
import { fallbackTo } from '~/platform/content/fallback-to.server'
import { readContent } from '~/platform/content/read-content.server'
import { listTeam, type TeamGroup, type TeamPage } from './list-team'

/** The team as a page shows it. An unavailable list is logged and answered as empty (leads-and-content.md §8). */
export async function readTeam(locale: Locale, page: TeamPage): Promise<TeamGroup[]> {
  const areas = await fallbackTo(readContent(jobAreas, locale), null)
  return listTeam(areas ?? [], page)
}
