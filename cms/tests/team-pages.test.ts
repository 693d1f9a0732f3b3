import knex from 'knex'
import { expect, it } from 'vitest'
import { dropEarlierTeamPages } from '../src/setup/drop-earlier-team-pages'

it('a team member that names a page from before names the others alone after a start', async () => {
  const database = knex({
    client: 'better-sqlite3',
    connection: { filename: ':memory:' },
    useNullAsDefault: true,
  })
  try {
    await database.schema.createTable('components_team_pages', (table) => {
      table.increments('id')
      table.string('page')
    })
    for (const name of ['job_areas_cmps', 'team_members_cmps']) {
      await database.schema.createTable(name, (table) => {
        table.integer('cmp_id')
        table.string('component_type')
      })
    }
    await database('components_team_pages').insert([{ page: 'aboutUs' }, { page: 'career' }])
    await database('team_members_cmps').insert([
      { cmp_id: 1, component_type: 'team.page' },
      { cmp_id: 2, component_type: 'team.page' },
      { cmp_id: 2, component_type: 'shared.seo' },
    ])
    await dropEarlierTeamPages({ db: { connection: database } })
    expect(await database('components_team_pages').pluck('page')).toEqual(['aboutUs'])
    expect(await database('team_members_cmps').select('*')).toEqual([
      { cmp_id: 1, component_type: 'team.page' },
      { cmp_id: 2, component_type: 'shared.seo' },
    ])
  } finally {
    await database.destroy()
  }
})
