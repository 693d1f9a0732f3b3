import type { Core } from '@strapi/strapi'
import { teamPages } from '../content-types/job-area'

type Database = { db: Pick<Core.Strapi['db'], 'connection'> }

/**
 * Migration: job areas and team members could name pages that show no team. Such an entry could not be saved any more.
 */
export async function dropEarlierTeamPages({ db }: Database): Promise<void> {
  const { connection } = db
  const earlier = connection('components_team_pages')
    .whereNotIn('page', [...teamPages])
    .select('id')
  for (const table of ['job_areas_cmps', 'team_members_cmps']) {
    await connection(table)
      .where({ component_type: 'team.page' })
      .whereIn('cmp_id', earlier.clone())
      .delete()
  }
  await connection('components_team_pages')
    .whereNotIn('page', [...teamPages])
    .delete()
}
