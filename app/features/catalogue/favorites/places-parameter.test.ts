import { expect, it } from 'vitest'
import { fc, propertyRuns } from '~/testing/fast-check'
import { maxPlaces } from '~content/max-places'
import { parsePlaces, withPlaces } from './places-parameter'

it('reads slugs, each once, and counts what is none or too many', () => {
  expect(parsePlaces('casa-a,casa-b,casa-a,,Casa C')).toEqual({
    slugs: ['casa-a', 'casa-b'],
    ignored: 1,
  })
  const many = Array.from({ length: maxPlaces + 3 }, (_, index) => `casa-${index}`)
  expect(parsePlaces(many.join())).toEqual({ slugs: many.slice(0, maxPlaces), ignored: 3 })
  expect(parsePlaces(null)).toEqual({ slugs: [], ignored: 0 })
})

it('never throws, and reads back what it wrote', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { slugs } = parsePlaces(text)
      const { searchParams } = new URL(withPlaces('/favorites', slugs), 'https://ceiba.example')
      expect(parsePlaces(searchParams.get('places')).slugs).toEqual(slugs)
    }),
    propertyRuns(),
  )
})
