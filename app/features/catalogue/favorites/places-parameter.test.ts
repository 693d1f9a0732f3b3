import { expect, it } from 'vitest'
import { fc, propertyRuns } from '~/testing/fast-check'
import { maxRentalsAtOnce } from '~content/max-rentals-at-once'
import { parseKeptSlugs, withKeptSlugs } from './places-parameter'

it('reads slugs, each once, and counts what is none or too many', () => {
  expect(parseKeptSlugs('casa-a,casa-b,casa-a,,Casa C')).toEqual({
    slugs: ['casa-a', 'casa-b'],
    ignored: 1,
  })
  const many = Array.from({ length: maxRentalsAtOnce + 3 }, (_, index) => `casa-${index}`)
  expect(parseKeptSlugs(many.join())).toEqual({
    slugs: many.slice(0, maxRentalsAtOnce),
    ignored: 3,
  })
  expect(parseKeptSlugs(null)).toEqual({ slugs: [], ignored: 0 })
})

it('never throws, and reads back what it wrote', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { slugs } = parseKeptSlugs(text)
      const { searchParams } = new URL(withKeptSlugs('/favorites', slugs), 'https://ceiba.example')
      expect(parseKeptSlugs(searchParams.get('places')).slugs).toEqual(slugs)
    }),
    propertyRuns(),
  )
})
