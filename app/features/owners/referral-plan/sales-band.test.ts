import { expect, test } from 'vitest'
import { salesBand } from './sales-band'

test('a band has both ends, the last one is open', () => {
  expect(salesBand({ salesFrom: 1, salesTo: 1000 })).toEqual({
    key: 'salesBetween',
    from: '$1',
    to: '$1,000',
  })
  expect(salesBand({ salesFrom: 5001, salesTo: null })).toEqual({
    key: 'salesFrom',
    from: '$5,001',
  })
})
