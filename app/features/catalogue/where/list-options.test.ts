import { expect, it } from 'vitest'
import type { PlaceSuggestion } from '../suggest/suggestions'
import { firstOptions, nearestOptions } from './list-options'

function town(value: string, position: [number, number] | null): PlaceSuggestion {
  const kind = position ? 'town' : 'region'
  return { value, name: value, kind, line: null, count: 1, position }
}

const suggestions = {
  places: [
    town('region:solola', null),
    town('panajachel', [14.741, -91.159]),
    town('antigua-guatemala', [14.557, -90.734]),
  ],
  rentals: [],
}

it('the towns nearest to a point come first, with their distance', () => {
  const options = nearestOptions(suggestions, { latitude: 14.56, longitude: -90.73 })
  const shown = options.map((option) => option.kind === 'place' && [option.place.value, option.km])
  expect(shown).toEqual([
    ['antigua-guatemala', expect.closeTo(0.5, 0)],
    ['panajachel', expect.closeTo(50, -1)],
  ])
})

it('"around me" is offered only where the browser can be asked and there are towns', () => {
  const kinds = (canLocate: boolean, places = suggestions.places) =>
    firstOptions({ places, rentals: [] }, canLocate).map((option) => option.kind)
  expect(kinds(true).slice(0, 2)).toEqual(['everywhere', 'nearby'])
  expect(kinds(false)).not.toContain('nearby')
  expect(kinds(true, [])).toEqual(['everywhere'])
})
