import { expect, test } from 'vitest'
import { jobArea, teamMember } from '~/testing/factories/job-area'
import { listTeam } from './list-team'

const names = (areas: Parameters<typeof listTeam>[0]) =>
  listTeam(areas, 'aboutUs').map(({ name, members }) => [name, members.map((one) => one.name)])

test('groups and members stand in the order of their numbers, not of the CMS', () => {
  const areas = [
    jobArea({ name: 'Houses', order: 2, workteams: [teamMember({ name: 'Paola' })] }),
    jobArea({
      name: 'Direction',
      order: 1,
      workteams: [
        teamMember({ name: 'Rodrigo', order: 2 }),
        teamMember({ name: 'Elena', order: 1 }),
      ],
    }),
  ]
  expect(names(areas)).toEqual([
    ['Direction', ['Elena', 'Rodrigo']],
    ['Houses', ['Paola']],
  ])
})

test('only what is enabled and meant for the page is shown', () => {
  const areas = [
    jobArea({ name: 'Off', enabled: false }),
    jobArea({ name: 'Nowhere', pages: [] }),
    jobArea({
      name: 'Some',
      workteams: [
        teamMember({ name: 'Off', enabled: false }),
        teamMember({ name: 'Nowhere', pages: [] }),
        teamMember({ name: 'Here', pages: [{ page: 'aboutUs' }] }),
      ],
    }),
  ]
  expect(names(areas)).toEqual([['Some', ['Here']]])
})

test('a group in which nobody is left is no group', () => {
  expect(names([jobArea({ workteams: [teamMember({ enabled: false })] })])).toEqual([])
})
