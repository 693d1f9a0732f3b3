import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import { fc, propertyRuns } from '~/testing/fast-check'
import { withSameParts } from './share-parts'

const pictureOf = fc.record({ hash: fc.constantFrom('a', 'b', 'c'), width: fc.nat(2) })
const shownOf = fc.record({ picture: pictureOf, alt: fc.constantFrom('', 'Patio', 'Lake') })
/** Something like a rental: a gallery whose pictures repeat, and whatever else JSON can hold. */
const wholeOf = fc
  .record({ gallery: fc.array(shownOf, { maxLength: 5 }), rest: fc.jsonValue() })
  // Records that are drawn have no prototype, unlike those of an answer.
  .map((whole) => structuredClone(whole))

type Whole = typeof wholeOf extends fc.Arbitrary<infer Value> ? Value : never

/** The whole with another gallery: shifted, turned round, or with a picture in front. */
const changes: Record<string, (before: Whole, other: Whole) => Whole> = {
  nothing: (before) => before,
  everything: (_, other) => other,
  shifted: ({ gallery, rest }) => ({ gallery: gallery.slice(1), rest }),
  turned: ({ gallery, rest }) => ({ gallery: gallery.toReversed(), rest }),
  inFront: ({ gallery, rest }, other) => ({ gallery: [...other.gallery, ...gallery], rest }),
  restOnly: ({ gallery }, { rest }) => ({ gallery, rest }),
}

it.each(Object.keys(changes))('is the next version and leaves the one before: %s', (name) => {
  fc.assert(
    fc.property(wholeOf, wholeOf, (before, other) => {
      const next = structuredClone(changes[name]?.(before, other))
      const [wasBefore, wanted] = [structuredClone(before), structuredClone(next)]
      const result = withSameParts<unknown>(before, next)
      expect(result).toStrictEqual(wanted)
      expect(before).toStrictEqual(wasBefore)
      expect(result === before).toBe(isDeepStrictEqual(before, wanted))
    }),
    propertyRuns(),
  )
})

it('changes nothing of the version before where the next one shares parts with it', () => {
  fc.assert(
    fc.property(wholeOf, (before) => {
      const next = { ...before, gallery: before.gallery.slice(1) }
      const [wasBefore, wanted] = [structuredClone(before), structuredClone(next)]
      expect(withSameParts(before, next)).toStrictEqual(wanted)
      expect(before).toStrictEqual(wasBefore)
    }),
    propertyRuns(),
  )
})
