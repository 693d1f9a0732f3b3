import { expect, it } from 'vitest'
import type { RentalReviews } from '~content/rental-reviews'
import { ratingOf } from './rating'

const averages = { place: 4.67, cleanliness: 5, accuracy: 4.33, host: 5, value: 4 }
const reviews = (count: number): RentalReviews => ({ count, averages, newest: [] })

it('is the mean of all five, with one decimal', () => {
  expect(ratingOf({ reviews: reviews(3) })).toEqual({ average: 4.6, count: 3 })
})

it('is not told before there are three reviews', () => {
  expect(ratingOf({ reviews: reviews(2) })).toBeNull()
  expect(ratingOf({ reviews: null })).toBeNull()
})
