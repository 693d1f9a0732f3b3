import { expect, it } from 'vitest'
import { runSteps } from '~/platform/process/steps'
import { fc } from '~/testing/fast-check'
import {
  bitsOf as bitsInSteps,
  countBits,
  forEachBit,
  hasBit,
  withLastBit,
  withoutBit,
} from './bits'

const anySet = fc.array(fc.boolean(), { minLength: 1, maxLength: 100 })
const bitsOf = (members: boolean[]) => runSteps(bitsInSteps(members, (isIn) => isIn))

it('holds the positions that pass, in ascending order', () => {
  fc.assert(
    fc.property(anySet, (members) => {
      const bits = bitsOf(members)
      const visited: number[] = []
      forEachBit(bits, (position) => visited.push(position))
      expect(visited).toEqual(members.flatMap((isIn, position) => (isIn ? [position] : [])))
      expect(countBits(bits)).toBe(visited.length)
      expect(members.map((_, position) => hasBit(bits, position))).toEqual(members)
    }),
  )
})

it('is patched to what building it anew gives', () => {
  fc.assert(
    fc.property(anySet, fc.nat(), fc.boolean(), (members, any, isIn) => {
      const position = any % members.length
      const { length } = members
      expect(withoutBit(bitsOf(members), length, position)).toEqual(
        bitsOf(members.toSpliced(position, 1)),
      )
      expect(withLastBit(bitsOf(members), length, isIn)).toEqual(bitsOf([...members, isIn]))
    }),
  )
})
