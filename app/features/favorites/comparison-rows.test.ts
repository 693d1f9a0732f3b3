import { expect, it } from 'vitest'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { comparisonRows, sharedFacts } from './comparison-rows'
import type { ComparedFacts } from './compared-facts'

const { getFixedT } = await createServerI18n('en')
const words = {
  page: getFixedT('en', 'favorites'),
  detail: getFixedT('en', 'detail'),
  listings: getFixedT('en', 'listings'),
}

function facts(over: Partial<ComparedFacts> = {}): ComparedFacts {
  return {
    section: 'vacationRentals',
    typeOfProperty: 'house',
    capacityOfPeople: 4,
    noBedroom: 2,
    noBathroom: 1,
    flatSurfaceM2: null,
    minNight: 2,
    minMonths: null,
    cancellationPolicy: [],
    beds: [{ bed: 'queen', count: 2 }],
    amenities: ['Pool', 'Wi-Fi'],
    houseRules: [],
    near: [],
    ...over,
  }
}

const rowsOf = (...places: ComparedFacts[]) =>
  Object.fromEntries(comparisonRows(places, words).map(({ label, ...row }) => [label, row]))

it('marks the rows in which places differ', () => {
  const rows = rowsOf(facts(), facts({ noBedroom: 3 }))
  expect(rows.Bedrooms).toEqual({ cells: [['2 bedrooms'], ['3 bedrooms']], differs: true })
  expect(rows.Bathrooms?.differs).toBe(false)
  expect(rows['Floor area']).toBeUndefined()
})

it('lists of the amenities only those that not all of them have', () => {
  const places = [facts(), facts({ amenities: ['Wi-Fi', 'Parking'] })]
  expect(rowsOf(...places).Amenities?.cells).toEqual([['Pool'], ['Parking']])
  expect(sharedFacts(places)).toEqual(['Wi-Fi'])
})

it('says once which house rules all of them have', () => {
  const places = [
    facts({ amenities: [], houseRules: ['No smoking', 'No parties'] }),
    facts({ houseRules: ['No smoking'] }),
  ]
  expect(rowsOf(...places)['House rules']?.cells).toEqual([['No parties'], []])
  expect(sharedFacts(places)).toEqual(['No smoking'])
})

it('lists all amenities of a single place', () => {
  expect(rowsOf(facts()).Amenities?.cells).toEqual([['Pool', 'Wi-Fi']])
})

it('says nothing of a stay in a house for sale', () => {
  const sale = facts({ section: 'housesForSale' })
  const rows = rowsOf(sale, facts({ minNight: 3 }))
  expect(rows.Guests?.cells[0]).toEqual([])
  expect(rows['Minimum stay']?.cells).toEqual([[], ['3 nights']])
})

it('says how far the nearest landmarks of each place are', () => {
  const near = [
    { name: 'Parque Central', metres: 350 },
    { name: 'Lake', metres: 4200 },
  ]
  const rows = rowsOf(facts({ near }), facts())
  expect(rows['Distance, straight line']).toEqual({
    cells: [['Parque Central: 350 m', 'Lake: 4.2 km'], []],
    differs: true,
  })
  expect(rowsOf(facts(), facts())['Distance, straight line']).toBeUndefined()
})
