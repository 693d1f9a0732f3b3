import { expect, it } from 'vitest'
import type { Rental } from '~content/rental'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { rental, rentalText } from '~/testing/factories/rental'
import { fc, propertyRuns } from '~/testing/fast-check'
import { buildCatalogue, replaceRental } from './catalogue'

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const anyId = fc.constantFrom(...ids)
const inLanguage = fc.constantFrom(rentalText(), null)

const anyRental = fc
  .record({
    id: anyId,
    townId: fc.constantFrom('panajachel', 'ciudad-vieja', 'antigua', 'atlantis'),
    type: fc.constantFrom(1, 1, 1, 2),
    fullHotel: fc.boolean(),
    topListing: fc.boolean(),
    newProduct: fc.boolean(),
    basePrice: fc.constantFrom(null, 50, 80, 120),
    capacityOfPeople: fc.nat({ max: 8 }),
    noBedroom: fc.nat({ max: 4 }),
    typeOfProperty: fc.constantFrom('house', 'villa'),
    listedOn: fc.constantFrom('2026-01-01', '2026-05-05'),
    texts: fc.record({ en: inLanguage, es: inLanguage }),
  })
  .map((parts): Rental => rental({ ...parts, type: parts.type === 2 ? 2 : 1, slug: parts.id }))

// Options tell by a function which rentals have them; each catalogue makes its own.
expect.addEqualityTesters([
  (a: unknown, b: unknown) =>
    typeof a === 'function' && typeof b === 'function' ? true : undefined,
])

const anyChange = fc.oneof({ weight: 3, arbitrary: anyRental }, { weight: 1, arbitrary: anyId })

it('gives the catalogue that building everything anew gives, whatever changes in whatever order', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 25 }), (changes) => {
      let patched = buildCatalogue(cataloguePayload())
      for (const change of changes) {
        patched =
          typeof change === 'string'
            ? replaceRental(patched, change, null)
            : replaceRental(patched, change.id, change)
      }
      const rentals = [...patched.rentals.values(), ...patched.unplaced]
      expect(patched).toEqual(buildCatalogue(cataloguePayload({ rentals })))
    }),
    propertyRuns(0.25),
  )
})
