import { expect, it } from 'vitest'
import { fc } from '~/testing/fast-check'
import { proveReference, readReference } from './reference-proof.server'

it('reads the reference that was given out', () => {
  expect(readReference(proveReference('CS-7K2M9Q'))).toBe('CS-7K2M9Q')
})

it('shows no reference of somebody else’s making', () => {
  const given = proveReference('CS-7K2M9Q')
  for (const value of [
    null,
    '',
    'CS-7K2M9Q',
    given.replace('7K', '8K'),
    `${given} `,
    `x${given}`,
  ]) {
    expect(readReference(value)).toBeNull()
  }
  fc.assert(
    fc.property(fc.stringMatching(/^[\w-]{12}$/), (proof) => {
      fc.pre(`CS-7K2M9Q.${proof}` !== given)
      expect(readReference(`CS-7K2M9Q.${proof}`)).toBeNull()
    }),
  )
})
