import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { dropEarlierTeamPages } from '../src/setup/earlier-team-pages'
import { withDatabase } from './open-database'
import type { Stage } from './stage'

const teamMember = 'api::team-member.team-member'

/** The pages on which the team is shown. */
export function describeTeamPages(stage: () => Stage): void {
  it('a team member that names a page from before is saved again after a start', async () => {
    const { cms, editor } = stage()
    const name = randomUUID()
    const data = {
      name,
      order: 1,
      enabled: true,
      pages: [{ page: 'aboutUs' }, { page: 'aboutUs' }],
    }
    const { documentId } = await editor.create(teamMember, data)
    const pagesOf = () =>
      withDatabase(cms, (database) =>
        database('components_team_pages as pages')
          .join('team_members_cmps as parts', 'parts.cmp_id', 'pages.id')
          .join('team_members as members', 'members.id', 'parts.entity_id')
          .where({ 'parts.component_type': 'team.page', 'members.document_id': documentId })
          .orderBy('pages.id')
          .select('pages.id', 'pages.page'),
      )
    const [, second] = await pagesOf()
    await withDatabase(cms, async (database) => {
      await database('components_team_pages').where({ id: second.id }).update({ page: 'career' })
      await dropEarlierTeamPages({ db: { connection: database } })
    })
    expect(await pagesOf()).toMatchObject([{ page: 'aboutUs' }])
  })
}
