import { expect, it } from 'vitest'
import { careerSkills } from '~content/career-skill'
import { skillGroups } from './skill-groups'

it('asks for every skill once', () => {
  expect(Object.values(skillGroups).flat().sort()).toEqual([...careerSkills].sort())
})
