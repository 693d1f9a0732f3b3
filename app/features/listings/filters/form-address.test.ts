import { expect, it } from 'vitest'
import { addressOfFilters, arriveAt, askFor } from './form-address'

const start = { address: '/stays', requested: [], key: 0 }

it('leaves the form as it stands at an address it asked for', () => {
  const two = askFor(askFor(start, '/stays?bedroom=1'), '/stays?bedroom=2')
  const first = arriveAt(two, '/stays?bedroom=1')
  expect(first).toEqual({ address: '/stays?bedroom=1', requested: ['/stays?bedroom=2'], key: 0 })
  expect(arriveAt(first, '/stays?bedroom=2').key).toBe(0)
})

it('passes over an address that a later change replaced', () => {
  const two = askFor(askFor(start, '/stays?bedroom=1'), '/stays?bedroom=2')
  expect(arriveAt(two, '/stays?bedroom=2')).toEqual({
    address: '/stays?bedroom=2',
    requested: [],
    key: 0,
  })
})

it('gives the form new values where somebody else leads back to where it was', () => {
  const filtered = arriveAt(askFor(start, '/stays?bedroom=2'), '/stays?bedroom=2')
  const cleared = arriveAt(filtered, '/stays')
  expect(cleared).toEqual({ address: '/stays', requested: [], key: 1 })
  expect(arriveAt(cleared, '/stays?bedroom=2').key).toBe(2)
})

it('does not wait for an address that is shown already', () => {
  expect(askFor(start, '/stays')).toBe(start)
})

it('waits for nothing when a change is taken back before it is shown', () => {
  const back = askFor(askFor(start, '/stays?bedroom=2'), '/stays')
  expect(back.requested).toEqual([])
  expect(arriveAt(back, '/stays?bedroom=2').key).toBe(1)
})

it('knows the address that it asked for where the page answers without its layout', () => {
  const asked = addressOfFilters('/stays?bedroom=2&menu=none&landing=lake')
  const arrived = addressOfFilters('/stays?bedroom=2&page=3')
  expect(arriveAt(askFor(start, asked), arrived).key).toBe(0)
  expect(addressOfFilters('/stays?')).toBe('/stays')
})
